import { BANDS, FEATURES } from './frame-ear.ts'

/** Values a frame within the network, and how far apart the three frames lie that each of its blocks listens to. */
const CHANNELS = 80
const DILATIONS = [1, 2, 4, 8, 16, 32, 2, 1] as const
const TAPS = [-1, 0, 1] as const
/** A gain for what lies at harmonics and one for what lies between them, in each band, and whether somebody sings. */
const OUTPUTS = 2 * BANDS + 1
/** Features count from the level that a tenth of a song's frames exceeds, and not from below this. */
const LOUD = 0.9
const SOFTEST = -7

type Dense = { readonly weights: Float32Array; readonly bias: Float32Array }
export type VoiceNetwork = {
  readonly first: Dense
  readonly blocks: readonly { readonly listen: Dense; readonly tell: Dense }[]
  /** What brings each value to one scale before the last layer. */
  readonly scale: Dense
  readonly last: Dense
}

/** What the network says of one frame: gains from 0 to 1, BANDS each, and the probability that somebody sings. */
export type VoiceShares = { readonly harmonics: Float32Array; readonly between: Float32Array; readonly sung: number }

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
    first: dense(FEATURES, CHANNELS),
    blocks: DILATIONS.map(() => ({
      listen: dense(TAPS.length * CHANNELS, CHANNELS),
      tell: dense(CHANNELS, CHANNELS),
    })),
    scale: dense(1, CHANNELS),
    last: dense(CHANNELS, OUTPUTS),
  }
  if (at !== numbers.length) throw new RangeError(`A voice network has ${at} numbers, not ${numbers.length}`)
  return network
}

/**
 * Hears from the features of all frames of a song what of each is a voice: a temporal convolutional network, whose blocks listen
 * to frames ever farther apart and add what they hear to what is known (Bai, Kolter and Koltun 2018). It hears three seconds on
 * both sides.
 */
export function voiceShares(network: VoiceNetwork, frames: readonly Float32Array[]): VoiceShares[] {
  const loud = loudestOf(frames)
  let known = frames.map((features) => apply(network.first, onScale(features, loud)))
  for (const [block, { listen, tell }] of network.blocks.entries()) {
    const around = new Float32Array(TAPS.length * CHANNELS)
    known = known.map((values, frame) => {
      for (const [place, tap] of TAPS.entries()) {
        const other = known[frame + tap * DILATIONS[block]!]
        if (other) around.set(other, place * CHANNELS)
        else around.fill(0, place * CHANNELS, (place + 1) * CHANNELS)
      }
      return sum(values, apply(tell, relu(apply(listen, around))))
    })
  }
  return known.map((values) => {
    const scaled = values.map((value, at) => network.scale.weights[at]! * value + network.scale.bias[at]!)
    const outputs = apply(network.last, relu(scaled)).map(logistic)
    return {
      harmonics: outputs.subarray(0, BANDS),
      between: outputs.subarray(BANDS, 2 * BANDS),
      sung: outputs[2 * BANDS]!,
    }
  })
}

/** The level, as a logarithm, that a tenth of the frames exceeds: of the sum of both channels in all bands. */
function loudestOf(frames: readonly Float32Array[]): number {
  const levels = frames.map((features) =>
    Math.log10(features.subarray(2 * BANDS, 3 * BANDS).reduce((total, power) => total + 10 ** power, 0)),
  )
  return levels.sort((one, other) => one - other)[Math.floor(LOUD * (levels.length - 1))] ?? 0
}

const onScale = (features: Float32Array, loud: number) =>
  features.map((value, at) => (at < 4 * BANDS ? Math.max(SOFTEST, value - loud) : value))

function apply({ weights, bias }: Dense, values: Float32Array): Float32Array {
  const count = values.length
  const result = new Float32Array(bias.length)
  for (let row = 0, at = 0; row < bias.length; row++) {
    let total = bias[row]!
    for (let column = 0; column < count; column++, at++) total += weights[at]! * values[column]!
    result[row] = total
  }
  return result
}

const relu = (values: Float32Array) => values.map((value) => Math.max(0, value))
const sum = (one: Float32Array, other: Float32Array) => one.map((value, at) => value + other[at]!)
const logistic = (value: number) => 1 / (1 + Math.exp(-value))
