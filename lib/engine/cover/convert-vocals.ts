import type { Assets } from '../assets.ts'
import { FULL_SCALE_16, samplesOfWav } from '../codec/wav.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { CoverStage, Work } from '../progress.ts'
import { createRandom } from '../random/random.ts'
import { createStemShelf } from '../render/stem-shelf.ts'
import { estimateF0 } from '../vocoder/f0.ts'
import { throatAt } from '../voices/throat.ts'
import type { VoiceModel } from '../voices/voice-model.ts'
import { convertVoice, type MonoReader, STRETCH_SAMPLES } from './convert-voice.ts'
import { coverNote } from './cover-note.ts'
import type { Parts } from './take-apart.ts'

/** The converted voice is brought to the level of the one that it was, within these bounds. */
const MATCH_GAIN = { least: 0.25, most: 4 }
const FULL_PEAK = 0.98

/** A voice as somebody else is given it. */
export type CoverVoice = {
  readonly name: string
  readonly model: VoiceModel
  /** What its model counts from, see `throatAt`. */
  readonly throat: number
}

/** Beyond these no voice stays one. */
const SCALES = { least: 0.82, most: 1.22 }
/** Every so many stretches one is listened to, to know how high the voice lies. */
const LISTEN_EVERY = 3
const LISTEN = { hopSec: 0.01, lowHz: 65, highHz: 1000 }

/** The voice of a song sung by another throat, as loud as it was: a 16-bit WAV file, some samples longer. */
export function convertVocals(
  vocals: Parts['vocals'],
  { voice, semitones, seed }: { voice: CoverVoice; semitones: number; seed: number },
  { fft }: Pick<Assets['speech'], 'fft'>,
  work: Work<CoverStage> = {},
): Uint8Array<ArrayBuffer> {
  const source = middleOf(vocals)
  const blocks = Math.ceil(source.lengthSamples / BLOCK_SAMPLES)
  const shelf = createStemShelf(blocks, coverNote(voice.name))
  const random = createRandom(seed).fork('cover')
  let [before, after, from] = [0, 0, 0]
  for (const piece of convertVoice(fft, source, modelFor(source, voice, semitones), random)) {
    work.signal?.throwIfAborted()
    before += energyOf(source.read(from, from + piece.length))
    after += energyOf(piece)
    for (let at = 0; at < piece.length; at += BLOCK_SAMPLES) {
      const block = new Float32Array(BLOCK_SAMPLES)
      block.set(piece.subarray(at, at + BLOCK_SAMPLES))
      shelf.put((from + at) / BLOCK_SAMPLES, block, block)
    }
    from += piece.length
    work.onProgress?.('convert', from / source.lengthSamples)
  }
  const match = Math.min(MATCH_GAIN.most, Math.max(MATCH_GAIN.least, Math.sqrt(before / after) || 1))
  let peak = 0
  for (let block = 0; block < blocks; block++) peak = Math.max(peak, shelf.peak(block))
  const level = new Float32Array(BLOCK_SAMPLES).fill(1)
  for (let block = 0; block < blocks; block++) shelf.settle(block, Math.min(match, FULL_PEAK / peak), level)
  return shelf.finish(blocks * BLOCK_SAMPLES)
}

/** The same throat makes less of a difference to a voice that has one like it. */
function modelFor(source: MonoReader, { model, throat }: CoverVoice, semitones: number): VoiceModel {
  const hz = middleHz(source)
  const scale = model.formantScale * (hz === null ? 1 : throat / throatAt(hz))
  return {
    ...model,
    f0ShiftSemitones: semitones,
    formantScale: Math.min(SCALES.most, Math.max(SCALES.least, scale)),
  }
}

/** The middle of what is sung, or null where nothing is. */
function middleHz({ sampleRate, lengthSamples, read }: MonoReader): number | null {
  const pitches: number[] = []
  for (let from = 0; from < lengthSamples; from += LISTEN_EVERY * STRETCH_SAMPLES) {
    const samples = read(from, Math.min(lengthSamples, from + STRETCH_SAMPLES))
    for (const hz of estimateF0({ sampleRate, samples }, LISTEN).f0Hz) if (hz > 0) pitches.push(hz)
  }
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? null
}

/** What both channels of a file have in common. */
function middleOf(wav: Uint8Array<ArrayBuffer>): MonoReader {
  const samples = samplesOfWav(wav)
  return {
    sampleRate: SAMPLE_RATE,
    lengthSamples: samples.length / 2,
    read(from, to) {
      const middle = new Float32Array(to - from)
      for (let index = 0; index < middle.length; index++) {
        const at = 2 * (from + index)
        middle[index] = (samples[at]! + samples[at + 1]!) / 2 / FULL_SCALE_16
      }
      return middle
    },
  }
}

function energyOf(samples: Float32Array): number {
  let energy = 0
  for (let index = 0; index < samples.length; index++) energy += samples[index]! ** 2
  return energy
}
