import { gainOf } from '../dsp/decibels.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { createLimiter } from '../mix/dynamics/limiter.ts'
import { createLoudnessMeter, integratedLufs } from '../mix/meters/loudness.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { TaskOptions } from '../progress.ts'
import { CEILING, type MasterGains, type PlayedSong } from './master.ts'

const MOST_ATTEMPTS = 3
const CLOSE_ENOUGH_LU = 0.08
/** Where one correction was not enough the limiter works hard, and a decibel more gives only part of it back. */
const STEEPER = 1.7

/** Of a long song the limiter is tried out on the first part of every period alone. */
const LONG_SEC = 60
const PERIOD_BLOCKS = Math.round((5 * SAMPLE_RATE) / BLOCK_SAMPLES)
const PART_BLOCKS = Math.round((2 * SAMPLE_RATE) / BLOCK_SAMPLES)

/** Makes up for the loudness that the limiter takes away, the more the louder: tries, measures and corrects. */
export function settleGain<Levels extends MasterGains>(
  song: PlayedSong,
  levels: Levels,
  options: TaskOptions<'master'>,
): Levels {
  let addedLu = 0
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const masterGain = levels.masterGain * gainOf(addedLu)
    const missedLu = limiterLossLu(song, { ...levels, masterGain }, options) - addedLu
    if (!Number.isFinite(missedLu) || Math.abs(missedLu) < CLOSE_ENOUGH_LU) break
    addedLu += missedLu * (attempt === 0 ? 1 : STEEPER)
  }
  options.onProgress?.('master', 1)
  return { ...levels, masterGain: levels.masterGain * gainOf(addedLu) }
}

function limiterLossLu(
  song: PlayedSong,
  { vocalGain, masterGain }: MasterGains,
  options: TaskOptions<'master'>,
): number {
  const limiter = createLimiter(CEILING, BLOCK_SAMPLES)
  const before = createLoudnessMeter()
  const after = createLoudnessMeter()
  const left = new Float32Array(BLOCK_SAMPLES)
  const right = new Float32Array(BLOCK_SAMPLES)
  const isLong = song.blocks * BLOCK_SAMPLES > LONG_SEC * SAMPLE_RATE
  for (let block = 0; block < song.blocks; block++) {
    if (isLong && block % PERIOD_BLOCKS >= PART_BLOCKS) continue
    options.signal?.throwIfAborted()
    left.fill(0)
    right.fill(0)
    song.vocals.addTo(block, left, right, vocalGain * masterGain)
    song.instrumental.addTo(block, left, right, masterGain)
    before.push(left, right)
    limiter.process(left, right)
    after.push(left, right)
  }
  return integratedLufs(before.steps) - integratedLufs(after.steps)
}
