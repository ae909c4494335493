import { createPeaks } from '../analyse/waveform-peaks.ts'
import type { Assets } from '../assets.ts'
import type { SongTags } from '../codec/id3.ts'
import { createMp3File } from '../codec/mp3.ts'
import { createWavPieces } from '../codec/wav.ts'
import { decibelsOf } from '../dsp/decibels.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { createLoudnessMeter, integratedLufs } from '../mix/meters/loudness.ts'
import { createPeakDetector } from '../mix/meters/true-peak.ts'
import type { TaskOptions } from '../progress.ts'
import { type MasterGains, master, type PlayedSong } from './master.ts'

/** What is said about the song in its files, and the seed of what is drawn for them. */
export type Label = { readonly tags: SongTags; readonly note: string; readonly seed: number }

export type EncoderOptions = Pick<Assets, 'codec'> & {
  /** Bit rate of the MP3; 192 when absent. */
  readonly mp3Kilobits?: number
}

/** A finished song but for its WAV file, which leaves in pieces (`TaskOptions.onWav`). */
export type EncodedSong = {
  readonly mp3: Uint8Array<ArrayBuffer>
  /** PEAK_COUNT peaks, 0..255. */
  readonly peaks: readonly number[]
  readonly integratedLufs: number
  readonly truePeakDbtp: number
}

/** More than a drawing of it has strokes. */
export const PEAK_COUNT = 400

/** Masters a song into its files, measuring them on the way. */
export async function encodeSong(
  song: PlayedSong,
  levels: MasterGains,
  { tags, note, seed }: Label,
  { codec, mp3Kilobits }: EncoderOptions,
  options: TaskOptions<'encode'>,
): Promise<EncodedSong> {
  const lengthSamples = song.blocks * BLOCK_SAMPLES
  const wav = options.onWav && createWavPieces(lengthSamples, note, seed, options.onWav)
  const mp3 = await createMp3File(codec, lengthSamples, tags, mp3Kilobits)
  const peaks = createPeaks(PEAK_COUNT, lengthSamples)
  const meter = createLoudnessMeter()
  const detector = createPeakDetector()
  const blockPeaks = new Float32Array(BLOCK_SAMPLES)
  let truePeak = 0
  master(song, levels, (left, right, block) => {
    options.signal?.throwIfAborted()
    meter.push(left, right)
    detector.detect(left, right, blockPeaks, truePeak)
    truePeak = Math.max(truePeak, largestOf(blockPeaks))
    peaks.push(left, right)
    wav?.push(left, right)
    mp3.push(left, right)
    reportBlock(options, 'encode', block, song.blocks)
  })
  wav?.finish()
  return {
    mp3: mp3.finish(),
    peaks: peaks.finish(),
    integratedLufs: integratedLufs(meter.steps),
    truePeakDbtp: decibelsOf(truePeak),
  }
}

function largestOf(values: Float32Array): number {
  let most = 0
  for (let index = 0; index < values.length; index++) if (values[index]! > most) most = values[index]!
  return most
}

const REPORT_BLOCKS = 64

/** Tells of a stage that goes block by block, every now and then. */
export function reportBlock<Name>(options: TaskOptions<Name>, stage: Name, block: number, blocks: number): void {
  const done = block + 1
  if (done % REPORT_BLOCKS === 0 || done === blocks) options.onProgress?.(stage, done / blocks)
}
