/**
 * Weights of ITU-R BS.775-4 (annex 4) for two speakers, by number of channels in the order of WAV files; [left, right]
 * for each channel. The low-frequency channel is left out. Divided by their sum, so that nothing can clip.
 */
const SIDE = Math.SQRT1_2
const LEFT = [1, 0] as const
const RIGHT = [0, 1] as const
const CENTRE = [SIDE, SIDE] as const
const LEFT_BACK = [SIDE, 0] as const
const RIGHT_BACK = [0, SIDE] as const
const SILENT = [0, 0] as const

const WEIGHTS: readonly (readonly (readonly [left: number, right: number])[])[] = [
  [],
  [[1, 1]],
  [LEFT, RIGHT],
  [LEFT, RIGHT, CENTRE],
  [LEFT, RIGHT, LEFT_BACK, RIGHT_BACK],
  [LEFT, RIGHT, CENTRE, LEFT_BACK, RIGHT_BACK],
  [LEFT, RIGHT, CENTRE, SILENT, LEFT_BACK, RIGHT_BACK],
  [LEFT, RIGHT, CENTRE, SILENT, CENTRE, LEFT_BACK, RIGHT_BACK],
  [LEFT, RIGHT, CENTRE, SILENT, LEFT_BACK, RIGHT_BACK, LEFT_BACK, RIGHT_BACK],
]

/** A file of floating point numbers can hold anything; no player goes beyond this. */
const LOUDEST = 4

/** Two channels from any number up to eight; null beyond. Mono is one array twice. What is no number becomes silence. */
export function downmix(channels: readonly Float32Array[]): { left: Float32Array; right: Float32Array } | null {
  const weights = WEIGHTS[channels.length]
  if (!weights || channels.length === 0) return null
  const left = mixed(channels, weights, 0)
  return { left, right: channels.length === 1 ? left : mixed(channels, weights, 1) }
}

function mixed(
  channels: readonly Float32Array[],
  weights: readonly (readonly [number, number])[],
  side: 0 | 1,
): Float32Array {
  const sum = weights.reduce((total, weight) => total + weight[side], 0)
  const out = new Float32Array(channels[0]!.length)
  for (const [index, samples] of channels.entries()) {
    const gain = weights[index]![side] / sum
    if (gain === 0) continue
    for (let at = 0; at < out.length; at++) out[at]! += samples[at]! * gain
  }
  for (let at = 0; at < out.length; at++) {
    const value = out[at]!
    if (!(value >= -LOUDEST && value <= LOUDEST)) out[at] = value > 0 ? LOUDEST : value < 0 ? -LOUDEST : 0
  }
  return out
}
