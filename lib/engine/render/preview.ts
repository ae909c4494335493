import type { CodecAssets } from '../assets.ts'
import { createMp3File } from '../codec/mp3.ts'
import { gainOf } from '../dsp/decibels.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { type Score, secondsAt } from '../score/score.ts'
import type { Balance } from './balance.ts'
import { master, type PlayedSong } from './master.ts'
import { songTags } from './tags.ts'

/** Long enough that the rest is usually made before it has been heard. */
const LONGEST_SEC = 45
const LARGEST_SHARE = 1 / 4
/** Most songs begin softer than they are as a whole, which is what the master will be measured by. */
const BEGINNING_GAIN = gainOf(-0.8)

/** How many blocks of a song make its preview. */
export function previewBlocks(score: Score): number {
  const sec = Math.min(LONGEST_SEC, LARGEST_SHARE * secondsAt(score, score.lengthBeats))
  return Math.floor((sec * SAMPLE_RATE) / BLOCK_SAMPLES)
}

/** The MP3 of a song's beginning, mastered with the gains that fit what was played so far, faded out at its end. */
export async function makePreview(score: Score, beginning: PlayedSong, levels: Balance, codec: CodecAssets) {
  const mp3 = await createMp3File(codec, beginning.blocks * BLOCK_SAMPLES, songTags(score))
  const masterGain = levels.masterGain * BEGINNING_GAIN
  master(beginning, { ...levels, masterGain }, (left, right) => mp3.push(left, right))
  return mp3.finish()
}
