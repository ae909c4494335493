import type { Assets } from '../assets.ts'
import { createWavPieces, FULL_SCALE_16 } from '../codec/wav.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { createMixer } from '../mix/mixer.ts'
import { createStemMixer } from '../mix/stem-mixer.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { TaskOptions } from '../progress.ts'
import type { Score } from '../score/score.ts'
import { reportBlock } from './encode-song.ts'
import { fadeEnvelope } from './master.ts'
import { FADE_SEC } from './render-song.ts'
import { MACHINE_NOTE } from './version.ts'

/** Thrown when the score no longer gives the song that was made from it, because the engine has changed since. */
export class StemsDiffer extends Error {
  override name = 'StemsDiffer'
}

/** How far the stems together may be from the song's instrumental, in shares of its power: −60 dB. */
const MOST_DIFFERENCE = 1e-6
/** Rounding alone makes so much of a difference, in the square of 16-bit steps. */
const ROUNDING = 4

/** This much of the beginning tells the level of the song and whether it is still the same. */
const COMPARED_BLOCKS = Math.round((20 * SAMPLE_RATE) / BLOCK_SAMPLES)

export type StemsListener = TaskOptions<'play'> & {
  /** The next bytes of an instrument's WAV file. */
  readonly onStem: (name: string, piece: Uint8Array<ArrayBuffer>) => void
}

/**
 * Plays a song's instruments once more, each into a WAV file of its own. `instrumental` is the file that the song was
 * handed out with, left and right in turn: it tells level and length, and the files add up to it. Throws StemsDiffer
 * where they would not.
 */
export function renderStems(
  score: Score,
  instrumental: Int16Array,
  { instruments }: Pick<Assets, 'instruments'>,
  { onStem, ...options }: StemsListener,
): void {
  const blocks = Math.floor(instrumental.length / 2 / BLOCK_SAMPLES)
  const song = { blocks, fadeSec: FADE_SEC }
  const gain = fittedGain(score, instrumental, instruments, song)
  const mixer = createStemMixer(score, instruments)
  const files = mixer.names.map((name) =>
    createWavPieces(blocks * BLOCK_SAMPLES, `${MACHINE_NOTE} Stem: ${name}.`, null, (piece) => onStem(name, piece)),
  )
  const comparison = createComparison(instrumental)
  const envelope = new Float32Array(BLOCK_SAMPLES)
  const left = new Float32Array(BLOCK_SAMPLES)
  const right = new Float32Array(BLOCK_SAMPLES)
  for (let block = 0; block < blocks; block++) {
    options.signal?.throwIfAborted()
    const stems = mixer.render()
    fadeEnvelope(song, block, envelope)
    left.fill(0)
    right.fill(0)
    stems.forEach((stem, index) => {
      for (let at = 0; at < BLOCK_SAMPLES; at++) {
        const factor = gain * envelope[at]!
        stem.left[at]! *= factor
        stem.right[at]! *= factor
        left[at]! += stem.left[at]!
        right[at]! += stem.right[at]!
      }
      files[index]!.push(stem.left, stem.right)
    })
    comparison.push(block, left, right)
    reportBlock(options, 'play', block, blocks)
  }
  if (comparison.differsAt(1)) throw new StemsDiffer()
  for (const file of files) file.finish()
}

/** The gain that the instrumental was given when its song was finished. */
function fittedGain(
  score: Score,
  instrumental: Int16Array,
  instruments: Assets['instruments'],
  song: Parameters<typeof fadeEnvelope>[0],
): number {
  const mixer = createMixer(score, [], instruments)
  const comparison = createComparison(instrumental)
  const envelope = new Float32Array(BLOCK_SAMPLES)
  for (let block = 0; block < Math.min(song.blocks, COMPARED_BLOCKS); block++) {
    const { instrumentalLeft: left, instrumentalRight: right } = mixer.render()
    fadeEnvelope(song, block, envelope)
    for (let at = 0; at < BLOCK_SAMPLES; at++) {
      left[at]! *= envelope[at]!
      right[at]! *= envelope[at]!
    }
    comparison.push(block, left, right)
  }
  const gain = comparison.bestGain()
  if (comparison.differsAt(gain)) throw new StemsDiffer()
  return gain
}

/** Compares what is played with what was handed out, sample by sample. */
function createComparison(instrumental: Int16Array) {
  const sums = { played: 0, wanted: 0, both: 0, samples: 0 }
  const bestGain = () => (sums.played > 0 ? sums.both / sums.played : 1)
  return {
    push(block: number, left: Float32Array, right: Float32Array): void {
      const from = block * BLOCK_SAMPLES * 2
      for (let at = 0; at < BLOCK_SAMPLES; at++) {
        for (const [channel, samples] of [left, right].entries()) {
          const played = samples[at]! * FULL_SCALE_16
          const wanted = instrumental[from + 2 * at + channel]!
          sums.played += played * played
          sums.wanted += wanted * wanted
          sums.both += played * wanted
        }
      }
      sums.samples += 2 * BLOCK_SAMPLES
    },
    bestGain,
    differsAt(gain: number): boolean {
      const difference = sums.wanted - 2 * gain * sums.both + gain * gain * sums.played
      return difference > Math.max(MOST_DIFFERENCE * sums.wanted, ROUNDING * sums.samples)
    },
  }
}
