import { BANDS, FEATURES } from './frame-features.ts'

/** Values a frame within the network, and how far apart the three frames lie that each of its blocks sees, as in train.py. */
const CHANNELS = 96
const DILATIONS = [1, 2, 4, 8, 16, 32, 2, 1] as const
const TAPS = [-1, 0, 1] as const
/** A gain for what lies at harmonics and one for what lies between them, in each band, and whether somebody sings. */
const OUTPUTS = 2 * BANDS + 1
/** Features count from the level that a tenth of a song's frames exceeds, and not from below this. */
const LOUD = 0.9
const SOFTEST = -7

type Dense = { readonly weights: Float32Array; readonly bias: Float32Array }
export type VoiceNetwork = {
  readonly input: Dense
  readonly blocks: readonly { readonly dilated: Dense; readonly pointwise: Dense }[]
  /** What brings each value to one scale before the last layer. */
  readonly scale: Dense
  readonly output: Dense
}

/** What the network says of one frame: gains from 0 to 1, BANDS each, and the probability that somebody sings. */
export type VoiceMask = { readonly harmonics: Float32Array; readonly between: Float32Array; readonly sung: number }

/** Reads the file that scripts/separation/train.py writes: numbers of 16 bits. Throws RangeError for one of another size. */
export function readVoiceNetwork(file: Uint8Array<ArrayBuffer>): VoiceNetwork {
  const numbers = Float32Array.from(new Float16Array(file.buffer, file.byteOffset, file.byteLength / 2))
  let at = 0
  const take = (count: number) => {
    at += count
    return numbers.subarray(at - count, at)
  }
  const dense = (inputs: number, outputs: number): Dense => ({ weights: take(inputs * outputs), bias: take(outputs) })
  const network = {
    input: dense(FEATURES, CHANNELS),
    blocks: DILATIONS.map(() => ({
      dilated: dense(TAPS.length * CHANNELS, CHANNELS),
      pointwise: dense(CHANNELS, CHANNELS),
    })),
    scale: dense(1, CHANNELS),
    output: dense(CHANNELS, OUTPUTS),
  }
  if (at !== numbers.length) throw new RangeError(`A voice network has ${at} numbers, not ${numbers.length}`)
  return network
}

/**
 * Estimates from the features of all frames of a song what of each is a voice: a temporal convolutional network, whose blocks are
 * dilated convolutions ever wider apart, each added to what came in (Bai, Kolter and Koltun 2018). It sees three seconds on both
 * sides.
 */
export function voiceMasks(
  { input, blocks, scale, output }: VoiceNetwork,
  frames: readonly Float32Array[],
): VoiceMask[] {
  const loud = loudestOf(frames)
  // CHANNELS values a frame.
  let hidden = new Float32Array(frames.length * CHANNELS)
  let next = new Float32Array(hidden.length)
  const of = (values: Float32Array, frame: number) => values.subarray(frame * CHANNELS, (frame + 1) * CHANNELS)
  const features = new Float32Array(FEATURES)
  for (const [frame, heard] of frames.entries()) {
    for (let at = 0; at < FEATURES; at++) {
      features[at] = at < 4 * BANDS ? Math.max(SOFTEST, heard[at]! - loud) : heard[at]!
    }
    apply(input, features, of(hidden, frame))
  }
  const around = new Float32Array(TAPS.length * CHANNELS)
  const inner = new Float32Array(CHANNELS)
  for (const [block, { dilated, pointwise }] of blocks.entries()) {
    for (let frame = 0; frame < frames.length; frame++) {
      for (const [place, tap] of TAPS.entries()) {
        const other = frame + tap * DILATIONS[block]!
        if (other >= 0 && other < frames.length) around.set(of(hidden, other), place * CHANNELS)
        else around.fill(0, place * CHANNELS, (place + 1) * CHANNELS)
      }
      apply(dilated, around, inner)
      relu(inner)
      const into = of(next, frame)
      apply(pointwise, inner, into)
      add(of(hidden, frame), into)
    }
    ;[hidden, next] = [next, hidden]
  }
  const masks = new Float32Array(frames.length * OUTPUTS)
  return frames.map((_, frame) => {
    const values = of(hidden, frame)
    for (let at = 0; at < CHANNELS; at++) values[at] = scale.weights[at]! * values[at]! + scale.bias[at]!
    relu(values)
    const mask = masks.subarray(frame * OUTPUTS, (frame + 1) * OUTPUTS)
    apply(output, values, mask)
    for (let at = 0; at < OUTPUTS; at++) mask[at] = logistic(mask[at]!)
    return {
      harmonics: mask.subarray(0, BANDS),
      between: mask.subarray(BANDS, 2 * BANDS),
      sung: mask[2 * BANDS]!,
    }
  })
}

/** The level, as a logarithm, that a tenth of the frames exceeds: of the sum of both channels in all bands. */
function loudestOf(frames: readonly Float32Array[]): number {
  const levels = Float64Array.from(frames, (features) => {
    let total = 0
    for (let band = 2 * BANDS; band < 3 * BANDS; band++) total += 10 ** features[band]!
    return Math.log10(total)
  })
  return levels.sort()[Math.floor(LOUD * (levels.length - 1))] ?? 0
}

function apply({ weights, bias }: Dense, values: Float32Array, into: Float32Array): void {
  const count = values.length
  const fours = count - (count % 4)
  for (let row = 0, start = 0; row < into.length; row++, start += count) {
    // Four sums side by side: a single one waits for itself at every step.
    let [a, b, c, d] = [bias[row]!, 0, 0, 0]
    for (let column = 0; column < fours; column += 4) {
      const at = start + column
      a += weights[at]! * values[column]!
      b += weights[at + 1]! * values[column + 1]!
      c += weights[at + 2]! * values[column + 2]!
      d += weights[at + 3]! * values[column + 3]!
    }
    for (let column = fours; column < count; column++) a += weights[start + column]! * values[column]!
    into[row] = a + b + c + d
  }
}

function relu(values: Float32Array): void {
  for (let at = 0; at < values.length; at++) values[at] = Math.max(0, values[at]!)
}

function add(values: Float32Array, into: Float32Array): void {
  for (let at = 0; at < into.length; at++) into[at]! += values[at]!
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value))
