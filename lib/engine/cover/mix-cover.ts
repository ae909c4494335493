import { gainOf } from '../dsp/decibels.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { createLoudnessMeter, integratedLufs } from '../mix/meters/loudness.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { CoverStage, TaskOptions } from '../progress.ts'
import { TARGET_LUFS } from '../render/balance.ts'
import { type EncodedSong, type EncoderOptions, encodeSong } from '../render/encode-song.ts'
import { CEILING, type PlayedPart, type PlayedSong } from '../render/master.ts'
import { settleGain } from '../render/settle-gain.ts'
import { ENGINE_VERSION } from '../render/version.ts'
import { coverNote } from './cover-note.ts'
import type { Part } from './part.ts'
import type { Parts } from './take-apart.ts'

/** Decibels that are added to either part. */
export type Levels = { readonly vocalDb: number; readonly backingDb: number }

type EncodedMix = EncodedSong & { readonly durationSec: number }

/** So that a recording that is cut off does not click. */
const FADE_SEC = 0.02

/** Both parts as one song, as loud as every song, mastered into its files. */
export async function mixCover(
  { vocals, instrumental }: Parts,
  { voiceName, title, seed }: { voiceName: string; title: string; seed: number },
  levels: Levels,
  studio: EncoderOptions,
  options: TaskOptions<CoverStage> = {},
): Promise<EncodedMix> {
  const song = songOf(createReader(vocals), createReader(instrumental, gainOf(levels.backingDb)), instrumental)
  const vocalGain = gainOf(levels.vocalDb)
  const lufs = loudnessOf(song, vocalGain, options)
  const masterGain = Number.isFinite(lufs) ? gainOf(TARGET_LUFS - lufs) : 1
  const settled = settleGain(song, { vocalGain, masterGain }, options)
  const note = coverNote(voiceName)
  const tags = { title, artist: voiceName, comment: note, encoder: `Canto engine ${ENGINE_VERSION}` }
  const encoded = await encodeSong(song, settled, { tags, note, seed }, studio, options)
  return { ...encoded, durationSec: durationOf(song) }
}

/** One part alone, as it is but for the 3 dB that keep it clear of the limiter. */
export async function encodePart(
  part: Part,
  { title, note, seed }: { title: string; note: string; seed: number },
  studio: EncoderOptions,
  options: TaskOptions<CoverStage> = {},
): Promise<EncodedMix> {
  const tags = { title, artist: 'Canto', comment: note, encoder: `Canto engine ${ENGINE_VERSION}` }
  const levels = { vocalGain: 0, masterGain: CEILING }
  const song = songOf(SILENCE, createReader(part), part)
  return { ...(await encodeSong(song, levels, { tags, note, seed }, studio, options)), durationSec: durationOf(song) }
}

const durationOf = ({ blocks }: PlayedSong) => (blocks * BLOCK_SAMPLES) / SAMPLE_RATE

const SILENCE: PlayedPart = { addTo() {} }

function songOf(vocals: PlayedPart, instrumental: PlayedPart, { lengthSamples }: Part): PlayedSong {
  return { vocals, instrumental, blocks: Math.ceil(lengthSamples / BLOCK_SAMPLES), fadeSec: FADE_SEC }
}

function createReader(part: Part, level = 1): PlayedPart {
  const own = [new Float32Array(BLOCK_SAMPLES), new Float32Array(BLOCK_SAMPLES)] as const
  return {
    addTo(block, left, right, gain) {
      part.read(block * BLOCK_SAMPLES, ...own)
      for (let index = 0; index < left.length; index++) {
        left[index]! += own[0][index]! * gain * level
        right[index]! += own[1][index]! * gain * level
      }
    },
  }
}

function loudnessOf(song: PlayedSong, vocalGain: number, { signal }: TaskOptions<CoverStage>): number {
  const meter = createLoudnessMeter()
  const left = new Float32Array(BLOCK_SAMPLES)
  const right = new Float32Array(BLOCK_SAMPLES)
  for (let block = 0; block < song.blocks; block++) {
    signal?.throwIfAborted()
    left.fill(0)
    right.fill(0)
    song.vocals.addTo(block, left, right, vocalGain)
    song.instrumental.addTo(block, left, right, 1)
    meter.push(left, right)
  }
  return integratedLufs(meter.steps)
}
