import { clamp } from '../dsp/interpolate.ts'
import { sungOdds } from './sung-odds.ts'
import type { FrameFeatures } from './voice-features.ts'

/** The most that a single frame says, and what it costs to begin or to end, in log odds: singing lasts, and so do rests. */
const MOST = 4
const CHANGE = 14
/** Frames before and after what is sung, for consonants and the room: a twentieth of a second, and a fade of as much. */
const LEAD = 1
const HOLD = 1

/**
 * When somebody sings: 1 or 0 for every frame of a whole song. The likeliest way between singing and not singing (Viterbi),
 * which begins a little early and ends a little late.
 */
export function voiceActivity(frames: readonly FrameFeatures[]): Uint8Array {
  const sung = likeliestWay(sungOdds(frames))
  return sung.map((_, frame) => (sung.subarray(Math.max(0, frame - HOLD), frame + LEAD + 1).includes(1) ? 1 : 0))
}

function likeliestWay(odds: Float64Array): Uint8Array {
  const [stays, goesOn] = [new Uint8Array(odds.length), new Uint8Array(odds.length)]
  let [silent, singing] = [0, 0]
  for (const [frame, value] of odds.entries()) {
    stays[frame] = silent >= singing - CHANGE ? 1 : 0
    goesOn[frame] = singing >= silent - CHANGE ? 1 : 0
    const next = Math.max(singing, silent - CHANGE) + clamp(value, -MOST, MOST)
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
