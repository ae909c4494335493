import { clamp } from '../dsp/interpolate.ts'

/** The most that a single frame says, and what it costs to begin or to end, in log odds: singing lasts, and so do rests. */
const MOST = 4
const CHANGE = 6

/**
 * When somebody sings: 1 or 0 for every frame of a whole song, from the probability of each. The likeliest way between singing
 * and not singing (Viterbi).
 */
export function voiceActivity(probabilities: readonly number[]): Uint8Array {
  const odds = probabilities.map((sung) => clamp(Math.log(sung / (1 - sung)), -MOST, MOST))
  const [stays, goesOn] = [new Uint8Array(odds.length), new Uint8Array(odds.length)]
  let [silent, singing] = [0, 0]
  for (const [frame, value] of odds.entries()) {
    stays[frame] = silent >= singing - CHANGE ? 1 : 0
    goesOn[frame] = singing >= silent - CHANGE ? 1 : 0
    const next = Math.max(singing, silent - CHANGE) + value
    silent = Math.max(silent, singing - CHANGE)
    singing = next
  }
  const way = new Uint8Array(odds.length)
  let sings = singing > silent
  for (let frame = odds.length - 1; frame >= 0; frame--) {
    way[frame] = sings ? 1 : 0
    sings = sings ? goesOn[frame] === 1 : stays[frame] === 0
  }
  return way
}
