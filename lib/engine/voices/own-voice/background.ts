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
