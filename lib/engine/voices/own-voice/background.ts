import type { Envelopes } from '../../vocoder/envelope.ts'

/** Of the frames without a voice the quietest share is background: the rest are consonants. */
const QUIETEST = 0.1
const LEAST_FRAMES = 10
/** What is left of a voice where the background is as loud, as a share of power. */
const FLOOR = 0.05

/** What sounds while nobody speaks: power a bin, all 0 where nobody ever pauses. */
export function backgroundOf({ logPower, bins }: Envelopes, f0Hz: Float32Array): Float32Array {
  const silent = logPower
    .filter((_, frame) => f0Hz[frame] === 0)
    .map((frame) => ({ frame, power: powerOf(frame) }))
    .sort((one, other) => one.power - other.power)
  const quiet = silent.slice(0, Math.floor(QUIETEST * silent.length))
  const background = new Float32Array(bins)
  if (quiet.length < LEAST_FRAMES) return background
  for (const { frame } of quiet) {
    for (let bin = 0; bin < bins; bin++) background[bin]! += Math.exp(frame[bin]!) / quiet.length
  }
  return background
}

/**
 * Each bin counts with the level that it stays below for this share of the time. A voice leaves every bin silent for longer
 * than that.
 */
const SOFTEST = 0.05

/**
 * The power that is always present, against the mean power, in dB. Speech alone stays below -40 and singing without a breath at
 * -22. Speech beside a chord that is 12 dB softer comes to -17: unlike background noise, a chord sounds voiced in every pause.
 */
export function steadyDb({ logPower, bins }: Envelopes): number {
  const column = new Float32Array(logPower.length)
  let [steady, mean] = [1e-20, 1e-20]
  for (let bin = 0; bin < bins; bin++) {
    for (const [frame, log] of logPower.entries()) column[frame] = Math.exp(log[bin]!)
    mean += column.reduce((sum, power) => sum + power, 0) / column.length
    steady += column.sort()[Math.floor(SOFTEST * column.length)]!
  }
  return 10 * Math.log10(steady / mean)
}

/** A voice without the background, natural logarithm of power (spectral subtraction, Boll 1979). */
export function withoutBackground(logPower: Float32Array, background: Float32Array): Float32Array {
  return logPower.map((log, bin) => {
    const power = Math.exp(log)
    return Math.log(Math.max(power - background[bin]!, FLOOR * power))
  })
}

export function powerOf(logPower: Float32Array): number {
  return logPower.reduce((sum, log) => sum + Math.exp(log), 0)
}
