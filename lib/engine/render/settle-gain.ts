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

/** Of all but short songs the limiter is tried out in the first part of every period alone, of which a song has some fifteen at most. */
const SHORT_SEC = 40
const PART_BLOCKS = blocksIn(2)
const LEAST_PERIOD_BLOCKS = blocksIn(5)
const MOST_PERIODS = 15

/** Makes up for the loudness that the limiter takes away, the more the louder: tries, measures and corrects. */
export function settleGain<Levels extends MasterGains>(
  song: PlayedSong,
  levels: Levels,
  options: TaskOptions<'master'>,
): Levels {
  const meter = createLoudnessMeter()
  eachBlock(song, levels, options, meter.push)
  const wantedLufs = integratedLufs(meter.steps)
  let addedLu = 0
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const limited = limitedLufs(song, { ...levels, masterGain: levels.masterGain * gainOf(addedLu) }, options)
    const missedLu = wantedLufs - limited
    if (!Number.isFinite(missedLu) || Math.abs(missedLu) < CLOSE_ENOUGH_LU) break
    addedLu += missedLu * (attempt === 0 ? 1 : STEEPER)
  }
  options.onProgress?.('master', 1)
  return { ...levels, masterGain: levels.masterGain * gainOf(addedLu) }
}

function limitedLufs(song: PlayedSong, gains: MasterGains, options: TaskOptions<'master'>): number {
  const limiter = createLimiter(CEILING, BLOCK_SAMPLES)
  const meter = createLoudnessMeter()
  eachBlock(song, gains, options, (left, right) => {
    limiter.process(left, right)
    meter.push(left, right)
  })
  return integratedLufs(meter.steps)
}

/** The blocks that are tried out, both parts added; both arrays are overwritten by the next block. */
function eachBlock(
  song: PlayedSong,
  { vocalGain, masterGain }: MasterGains,
  options: TaskOptions<'master'>,
  heard: (left: Float32Array, right: Float32Array) => void,
): void {
  const left = new Float32Array(BLOCK_SAMPLES)
  const right = new Float32Array(BLOCK_SAMPLES)
  const isShort = song.blocks < blocksIn(SHORT_SEC)
  const periodBlocks = Math.max(LEAST_PERIOD_BLOCKS, Math.ceil(song.blocks / MOST_PERIODS))
  for (let block = 0; block < song.blocks; block++) {
    if (!isShort && block % periodBlocks >= PART_BLOCKS) continue
    options.signal?.throwIfAborted()
    left.fill(0)
    right.fill(0)
    song.vocals.addTo(block, left, right, vocalGain * masterGain)
    song.instrumental.addTo(block, left, right, masterGain)
    heard(left, right)
  }
}

function blocksIn(sec: number): number {
  return Math.round((sec * SAMPLE_RATE) / BLOCK_SAMPLES)
}
