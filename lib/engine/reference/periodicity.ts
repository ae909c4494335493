/** How much of what begins to sound begins again some time later. */
export type Periodicity = {
  readonly hopSec: number
  /** Normalised autocorrelation of the onset strength by distance in frames: 1 at 0. */
  readonly at: Float32Array
}

/** Longest distance that is looked at: four bars of a slow song. */
const LONGEST_SEC = 14

export function periodicityOf(onsets: Float32Array, hopSec: number): Periodicity {
  const longest = Math.max(0, Math.min(onsets.length - 1, Math.round(LONGEST_SEC / hopSec)))
  const mean = onsets.reduce((sum, value) => sum + value, 0) / Math.max(1, onsets.length)
  const centred = onsets.map((value) => value - mean)
  const at = new Float32Array(longest + 1)
  for (let lag = 0; lag <= longest; lag++) {
    let sum = 0
    for (let frame = 0; frame + lag < centred.length; frame++) sum += centred[frame]! * centred[frame + lag]!
    at[lag] = sum / (centred.length - lag)
  }
  const whole = at[0] || 1
  return { hopSec, at: at.map((value) => value / whole) }
}

/** The largest value about a distance, since players are not exact; −1 beyond what was looked at. */
export function near({ at, hopSec }: Periodicity, sec: number, tolerance = 0.02): number {
  const from = Math.max(0, Math.floor((sec * (1 - tolerance)) / hopSec))
  const to = Math.min(at.length - 1, Math.ceil((sec * (1 + tolerance)) / hopSec))
  let most = -1
  for (let lag = from; lag <= to; lag++) most = Math.max(most, at[lag]!)
  return most
}
