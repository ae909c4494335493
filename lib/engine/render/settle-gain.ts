import { gainOf } from '../dsp/decibels.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { createLimiter } from '../mix/dynamics/limiter.ts'
import { createLoudnessMeter, integratedLufs } from '../mix/meters/loudness.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { TaskOptions } from '../progress.ts'
import { CEILING, type MasterGains, type PlayedSong } from './master.ts'

const MOST_ATTEMPTS = 3
const CLOSE_ENOUGH_LU = 0.08
/** If the first correction did not suffice, the limiter works hard, and each added decibel gives back only a part of itself. */
const STEEPER = 1.7

/**
 * In songs longer than this the limiter is tried on the beginning of each period only. A song has about fifteen periods at
 * most.
 */
const SHORT_SEC = 40
const PART_BLOCKS = blocksIn(2)
const LEAST_PERIOD_BLOCKS = blocksIn(5)
const MOST_PERIODS = 15

/**
 * Raises the gain until the limited song is as loud as it was meant to be. It measures and corrects several times, because the
 * limiter takes away more the louder the song is.
 */
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
