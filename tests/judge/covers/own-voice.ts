import { convertSound } from '#lib/engine/cover/convert-voice.ts'
import { type MonoPcm, SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { createRandom, type Random } from '#lib/engine/random/random.ts'
import { createSing } from '#lib/engine/singing/sing.ts'
import { createPronounce } from '#lib/engine/speech/pronounce.ts'
import { PLAIN_F0 } from '#lib/engine/voices/f0-control.ts'
import { formantScaleAt } from '#lib/engine/voices/formant-scale.ts'
import { analyseVoice } from '#lib/engine/voices/own-voice/analyse-voice.ts'
import { PLACES_PER_OCTAVE } from '#lib/engine/voices/own-voice/axis.ts'
import { matchFormants, scaleOf } from '#lib/engine/voices/own-voice/match-formants.ts'
import { SPEECH_SOUNDS } from '#lib/engine/voices/own-voice/speech-sounds.ts'
import { estimateOwnVoice, type OwnVoice } from '#lib/engine/voices/own-voice.ts'
import { PLAIN_VOICE, type VoiceModel } from '#lib/engine/voices/voice-model.ts'
import { createReader, languageOf, SPEAKER_NAMES, SPEAKERS, type Speaker } from '#scripts/voices/speech-reader.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { loadWords } from '#server/assets/words.ts'
import { sungScore } from '../../support/sung-score.ts'
import { wholeVoice } from '../../support/whole-voice.ts'
import { LINES } from '../singers.ts'
import { voicePrint } from '../singers-distance.ts'
import type { Line } from './lines.ts'

/**
 * Speakers are known by other lines than those that are sung and those that models change. The reference was learned from yet
 * other lines.
 */
const SUNG = LINES.slice(0, 2)
const KNOWN_BY = LINES.slice(2, 6)
const CHANGED = LINES.slice(6, 10)
const SYLLABLE_SEC = 0.6
const MODELS = { full: 4, short: 1 }
const SPOKEN = { full: SPEAKER_NAMES, short: ['rms', 'slt', 'awb'] as const }

type Voices = Readonly<Partial<Record<Speaker, OwnVoice>>>

/** A person's own voice: how well its model is estimated from speech, and whether covers by it come nearer to the person. */
export async function judgeOwnVoice({ short }: { short: boolean }): Promise<Line[]> {
  const plan = short ? 'short' : 'full'
  const read = await createReader()
  const { fft } = await loadSpeech()
  const voices: Partial<Record<Speaker, OwnVoice>> = {}
  for (const name of SPOKEN[plan]) voices[name] = estimateOwnVoice(await read(name, KNOWN_BY), { fft })
  const off = await recovered(SPOKEN[plan], MODELS[plan], createRandom('own voices'))
  const left = await distanceLeft(voices)
  const nearer = left.filter(({ share }) => share < 1)
  return [
    {
      what: 'own voice: formant scale told from speech, median % off',
      pass: { most: 3 },
      aim: { most: 1.5 },
      digits: 2,
      figure: {
        value: middle(off.map(({ formantScale }) => formantScale)),
        note: `of ${off.length}; worst ${worst(off, 'formantScale')}`,
      },
    },
    {
      what: 'own voice: tilt told from speech, median dB an octave off',
      pass: { most: 1 },
      aim: { most: 0.5 },
      digits: 2,
      figure: { value: middle(off.map(({ tilt }) => tilt)), note: `of ${off.length}; worst ${worst(off, 'tilt')}` },
    },
    {
      what: 'own voice: covers that come nearer to it, share of pairs',
      pass: { least: 0.75 },
      aim: { least: 1 },
      digits: 2,
      figure: {
        value: nearer.length / left.length,
        note: `of ${left.length}; not ${left.filter((pair) => !nearer.includes(pair)).map(({ name }) => name)}`,
      },
    },
    {
      what: 'own voice: distance that a cover leaves, share, mean',
      pass: { most: 0.9 },
      aim: { most: 0.7 },
      digits: 2,
      figure: {
        value: left.reduce((sum, { share }) => sum + share, 0) / left.length,
        note: left.map(({ name, share }) => `${name} ${share.toFixed(2)}`).join(', '),
      },
    },
  ]
}

const hzOf = (note: number) => 440 * 2 ** ((note - 69) / 12)
const middleOf = ({ lowNote, highNote }: OwnVoice) => (lowNote + highNote) / 2
const formantScaleOf = (voice: OwnVoice) => voice.model.formantScale * formantScaleAt(hzOf(middleOf(voice)))
const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!

type Off = { readonly formantScale: number; readonly tilt: number }

const worst = (off: readonly Off[], number: keyof Off) => Math.max(...off.map((one) => one[number])).toFixed(1)

/**
 * Errors of the estimates for voices that random models have changed. These voices speak other lines than those that the
 * speakers are known by.
 */
async function recovered(speakers: readonly Speaker[], models: number, random: Random): Promise<Off[]> {
  const read = await createReader()
  const { fft } = await loadSpeech()
  /** Before it is brought within the bounds of a model. */
  const estimate = (recording: MonoPcm) => {
    const heard = analyseVoice(recording, fft)
    if (typeof heard === 'string') throw new Error(`A speaker cannot be heard: ${heard}`)
    const { shift, slope } = matchFormants(heard, SPEECH_SOUNDS)
    return { formantScale: scaleOf(shift), tilt: slope * PLACES_PER_OCTAVE }
  }
  const off: Off[] = []
  for (const name of speakers) {
    const known = estimate(await read(name, KNOWN_BY))
    const plain = await read(name, CHANGED)
    for (let index = 0; index < models; index++) {
      const model = {
        formantScale: random.between(0.88, 1.14),
        tiltDbPerOctave: random.between(-3, 3),
        breathDb: random.between(-6, 9),
        fundamentalGainDb: random.between(-4, 5),
      }
      const samples = convertSound(fft, plain, { ...PLAIN_VOICE, ...model }, random.fork(`${name} ${index}`))
      const { formantScale, tilt } = estimate({ sampleRate: plain.sampleRate, samples })
      off.push({
        formantScale: 100 * Math.abs(formantScale / known.formantScale / model.formantScale - 1),
        tilt: Math.abs(tilt - known.tilt - model.tiltDbPerOctave),
      })
    }
  }
  return off
}

/**
 * For every pair of singer and wanted voice: the share of the distance between both that remains after the cover. Distances are
 * between the mean mel cepstra of their vowels, where both sing the same line at the same pitch.
 */
async function distanceLeft(voices: Voices): Promise<{ name: string; share: number }[]> {
  const { fft } = await loadSpeech()
  const sing = await createSoloists()
  const meanPrint = (performance: Awaited<ReturnType<typeof sing>>) => meanOf(voicePrint(fft, performance))
  const left: { name: string; share: number }[] = []
  for (const [singer, own] of Object.entries(voices) as [Speaker, OwnVoice][]) {
    const sung = await sing(singer, middleOf(own))
    const before = meanPrint(sung)
    for (const [wanted, voice] of Object.entries(voices) as [Speaker, OwnVoice][]) {
      if (wanted === singer) continue
      const target = meanPrint(await sing(wanted, middleOf(own)))
      const model = fittedTo(voice, hzOf(middleOf(own)))
      const sound = { sampleRate: SAMPLE_RATE, samples: sung.samples }
      const after = meanPrint({ ...sung, samples: convertSound(fft, sound, model, createRandom(1)) })
      left.push({ name: `${singer} as ${wanted}`, share: distance(after, target) / distance(before, target) })
    }
  }
  return left
}

/** As covers fit a model to whom they find singing. */
function fittedTo(voice: OwnVoice, sungHz: number): VoiceModel {
  const scale = formantScaleOf(voice) / formantScaleAt(sungHz)
  return { ...voice.model, formantScale: Math.min(1.22, Math.max(0.82, scale)) }
}

/** Sings the lines about a note, as a source that nothing has been done to. */
async function createSoloists() {
  const speech = await loadSpeech()
  const pronounce = createPronounce({ speech, words: loadWords() })
  return async (speaker: Speaker, about: number) => {
    const source = SPEAKERS[speaker]
    const request = { lines: SUNG, language: languageOf(source), gender: 'm', tempoBpm: 60 / SYLLABLE_SEC } as const
    const score = await sungScore(pronounce, { ...request, syllableBeats: 1 })
    const lines = score.vocal!.lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({
        ...word,
        syllables: word.syllables.map((syllable) => ({
          ...syllable,
          notes: syllable.notes.map((note) => ({ ...note, pitch: note.pitch + Math.round(about) - SCORE_MIDDLE })),
        })),
      })),
    }))
    const moved = { ...score, vocal: { ...score.vocal!, lines } }
    const range = { low: 36, high: 84 }
    const plain = {
      name: speaker,
      gender: 'm',
      manner: 'young and plain',
      languages: ['en', 'ko'],
      model: PLAIN_VOICE,
      f0: PLAIN_F0,
    } as const
    const sing = createSing({ speech }, () => ({ ...plain, source, range }))
    return { score: moved, samples: wholeVoice(sing, moved) }
  }
}

/** About which the tune of a score for men lies. */
const SCORE_MIDDLE = 56

function meanOf(print: readonly Float64Array[]): Float64Array {
  return print[0]!.map((_, order) => print.reduce((sum, frame) => sum + frame[order]!, 0) / print.length)
}

const distance = (one: Float64Array, other: Float64Array) => Math.hypot(...one.map((value, at) => value - other[at]!))
