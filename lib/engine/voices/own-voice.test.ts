import { describe, expect, it } from 'vitest'
import { loadSpeech } from '../../../server/assets/speech.ts'
import { convertSound } from '../cover/convert-voice.ts'
import { createResampler } from '../dsp/resample.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import type { FliteVoice } from '../speech/flite.ts'
import { speak } from '../speech/spoken.ts'
import { formantScaleAt } from './formant-scale.ts'
import { estimateOwnVoice, type OwnVoice, UnfitRecordingError } from './own-voice.ts'
import { PLAIN_VOICE, type VoiceModel } from './voice-model.ts'

const speech = await loadSpeech()
const SECONDS = 20

/** Neither line taught the reference. */
const KETTLE = 'dh ax|k eh|t ax l|s ih ng z|ae n d|dh ax|w ih n|d ow|t er n z|w ay t'
const TABLES = 'sh iy|p ey n|t ih d|eh v|r iy|t ey|b ax l|g r iy n|ae n d|g ow l d'

/** A line spoken again and again. */
function saying(voice: FliteVoice, line: string): MonoPcm {
  const syllables = line
    .split('|')
    .map((phones) => ({ phones: phones.split(' '), stress: 1, firstOfWord: true }) as const)
  const { sampleRate, samples } = speak(speech, { engine: 'flite', voice }, 'en', syllables).sound
  return {
    sampleRate,
    samples: Float32Array.from({ length: SECONDS * sampleRate }, (_, at) => samples[at % samples.length]!),
  }
}

function converted({ sampleRate, samples }: MonoPcm, model: Partial<VoiceModel>): MonoPcm {
  const sound = { sampleRate, samples: samples.subarray(0, samples.length / 2) }
  const half = convertSound(speech.fft, sound, { ...PLAIN_VOICE, ...model }, createRandom(1))
  return { sampleRate, samples: Float32Array.from({ length: samples.length }, (_, at) => half[at % half.length]!) }
}

/** As a bad telephone hears it: at 8 kHz, off centre, with holes. */
function overTelephone({ sampleRate, samples }: MonoPcm): MonoPcm {
  const resampler = createResampler(sampleRate, 8000)
  const into = new Float32Array(samples.length)
  const written = resampler.push(samples, into, 0)
  const heard = into.subarray(0, written + resampler.finish(into, written))
  return { sampleRate: 8000, samples: heard.map((sample, at) => (at % 40_000 === 0 ? Number.NaN : sample + 0.2)) }
}

/** The scale of the formants against a grown man's. */
function formantScaleOf({ model, lowNote, highNote }: OwnVoice): number {
  return model.formantScale * formantScaleAt(440 * 2 ** (((lowNote + highNote) / 2 - 69) / 12))
}

const man = saying('rms', KETTLE)
const heard = estimateOwnVoice(man, speech)

describe('a person’s own voice', () => {
  it('is the same whatever they say', () => {
    const again = estimateOwnVoice(saying('rms', TABLES), speech)
    expect(formantScaleOf(again) / formantScaleOf(heard)).toBeCloseTo(1, 1.5)
    expect(Math.abs(again.model.tiltDbPerOctave - heard.model.tiltDbPerOctave)).toBeLessThan(1)
    expect(Math.abs(again.lowNote - heard.lowNote)).toBeLessThanOrEqual(1)
  })

  it('has the vocal tract, the tilt, the breath and the fundamental that it was given', () => {
    const model = { formantScale: 0.93, tiltDbPerOctave: 2, breathDb: 9, fundamentalGainDb: 3 }
    const other = estimateOwnVoice(converted(man, model), speech)
    expect(formantScaleOf(other) / formantScaleOf(heard) / model.formantScale).toBeCloseTo(1, 1.5)
    expect(Math.abs(other.model.tiltDbPerOctave - heard.model.tiltDbPerOctave - 2)).toBeLessThan(1)
    expect(other.model.fundamentalGainDb - heard.model.fundamentalGainDb).toBeGreaterThan(1)
    expect(other.model.breathDb - heard.model.breathDb).toBeGreaterThan(2)
  })

  it('counts no syllables of whoever holds every note, as singers do', () => {
    expect(heard.syllables).toBeNull()
  })

  it('has a shorter vocal tract, and lies higher, when it is a woman’s', () => {
    const woman = estimateOwnVoice(saying('slt', KETTLE), speech)
    expect(formantScaleOf(woman) / formantScaleOf(heard)).toBeGreaterThan(1.1)
    expect(woman.lowNote).toBeGreaterThan(heard.lowNote + 4)
    expect(woman.medianHz).toBeGreaterThan(1.3 * heard.medianHz)
  })

  it('is much the same over a bad telephone', () => {
    const far = estimateOwnVoice(overTelephone(man), speech)
    expect(Object.values(far.model).every(Number.isFinite)).toBe(true)
    expect(formantScaleOf(far) / formantScaleOf(heard)).toBeCloseTo(1, 1.5)
    expect(far.model).toMatchObject({ breathDb: 0, airGainDb: 0, highFormantScale: 1 })
  })
})

describe('two people in one recording', () => {
  /** One for some seconds, then the other, and so on. */
  const inTurn = (one: MonoPcm, other: MonoPcm, turnSec: number): MonoPcm => ({
    sampleRate: one.sampleRate,
    samples: one.samples.map((sample, at) =>
      Math.floor(at / one.sampleRate / turnSec) % 2 === 0 ? sample : other.samples[at]!,
    ),
  })

  it.each([3, 5, 10])('are told when a man and a woman take turns every %d seconds', (turnSec) => {
    const both = inTurn(man, saying('slt', TABLES), turnSec)
    expect(() => estimateOwnVoice(both, speech)).toThrow(new UnfitRecordingError('notAlone'))
  })

  it.each([4, 9, 12])('are not heard of one who goes up by %d semitones', (f0ShiftSemitones) => {
    const both = inTurn(man, converted(man, { f0ShiftSemitones }), 5)
    expect(() => estimateOwnVoice(both, speech)).not.toThrow()
  })
})

describe('a recording', () => {
  const random = createRandom('own voice')
  const reason = (sampleRate: number, seconds: number, sampleAt: (timeSec: number) => number) => {
    const samples = Float32Array.from({ length: seconds * sampleRate }, (_, at) => sampleAt(at / sampleRate))
    try {
      return estimateOwnVoice({ sampleRate, samples }, speech)
    } catch (error) {
      return error instanceof UnfitRecordingError ? error.reason : error
    }
  }
  const spoken = (timeSec: number) => man.samples[Math.round(timeSec * man.sampleRate)]!

  const level = Math.sqrt(man.samples.reduce((sum, sample) => sum + sample ** 2, 0) / man.samples.length)
  /** C major, as loud as the voice. */
  const chord = (timeSec: number) =>
    [130.8, 164.8, 196].reduce((sum, hz) => sum + Math.sin(2 * Math.PI * hz * timeSec) / hz, 0) * 131 * level

  /** I, V, vi and IV, a second each; struck every half second where they are strummed. */
  const CHORDS = [
    [130.8, 164.8, 196, 261.6],
    [98, 146.8, 196, 246.9],
    [110, 164.8, 220, 261.6],
    [87.3, 130.8, 174.6, 220],
  ]
  const chords = (timeSec: number, isStrummed = false) =>
    CHORDS[Math.floor(timeSec) % 4]!.reduce((sum, hz, string) => {
      const since = (timeSec - 0.02 * string + 0.5) % 0.5
      const tone = [1, 2, 3].reduce((all, part) => all + Math.sin(2 * Math.PI * part * hz * timeSec) / part ** 2, 0)
      return sum + (isStrummed ? 1.5 * Math.exp(-2.5 * since) : 1) * tone
    }, 0)
  /** What chords of `chords` measure, rms. */
  const CHORDS_RMS = 1.45
  const beside = (belowDb: number, isStrummed: boolean) => (timeSec: number) =>
    spoken(timeSec) + (level / CHORDS_RMS) * 10 ** (-belowDb / 20) * chords(timeSec, isStrummed)

  it.each([
    ['tooShort', 18, spoken],
    ['tooLong', 62, () => 0],
    ['tooQuiet', SECONDS, () => 0],
    ['tooQuiet', SECONDS, (timeSec: number) => 0.003 * spoken(timeSec)],
    ['noVoice', SECONDS, () => 0.1 * random.normal()],
    ['noVoice', SECONDS, (timeSec: number) => 0.3 * Math.sin(2 * Math.PI * 220 * timeSec)],
    ['noisy', SECONDS, (timeSec: number) => spoken(timeSec) + 0.05 * random.normal()],
    ['notAlone', SECONDS, (timeSec: number) => spoken(timeSec) + 0.4 * chord(timeSec)],
    ['notAlone', SECONDS, beside(6, false)],
    ['notAlone', SECONDS, beside(6, true)],
    ['notAlone', SECONDS, beside(15, false)],
    ['notAlone', SECONDS, beside(15, true)],
    ['noisy', SECONDS, (timeSec: number) => Math.min(0.05, Math.max(-0.05, spoken(timeSec)))],
  ] as const)('is %s (%#)', (expected, seconds, sampleAt) => {
    expect(reason(8000, seconds, sampleAt)).toBe(expected)
  })

  it('has a rate that recordings have', () => {
    expect(reason(4000, SECONDS, spoken)).toBeInstanceOf(RangeError)
  })
})
