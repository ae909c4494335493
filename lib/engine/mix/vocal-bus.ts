import type { InstrumentAssets } from '../assets.ts'
import { gainOf } from '../dsp/decibels.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import type { Score } from '../score/score.ts'
import type { SungPart } from '../singing/contract.ts'
import { createChannel } from './channels/channel.ts'
import { PLATE_DUCKER, VOCAL_COMPRESSOR, VOCAL_EQ, VOCAL_PLATE } from './channels/profile.ts'
import { levelDuet } from './duet-level.ts'
import { createCompressor } from './dynamics/compressor.ts'
import { createReverb } from './effects/reverb.ts'
import { createThrows } from './effects/throws.ts'
import { createLoudnessMeter, integratedLufs } from './meters/loudness.ts'
import { createSungParts } from './sung-parts.ts'

/**
 * The voice is brought to the level of every instrument, −20 LUFS, but read from its first lines alone, so that the
 * song can be mixed before the last is sung: verses stand there, and choruses are louder.
 */
const LINES_HEARD_FIRST = 4
const FIRST_LINES_LUFS = -21.5

/** All sung parts through one strip: level, equaliser, compressor, throws, plate behind the words. Silence when nobody sings. */
export function createVocalBus(score: Score, lines: Iterable<readonly SungPart[]>, assets: InstrumentAssets) {
  const parts = createSungParts(levelDuet(lines))
  const first = parts.first(LINES_HEARD_FIRST)
  const levelDb = levelOf(first)
  const strip = createChannel({ eq: VOCAL_EQ, gainDb: 0, pan: 0 })
  const compressor = createCompressor(VOCAL_COMPRESSOR)
  const throws = createThrows(score)
  const output = gainOf(score.vocal?.gainDb ?? 0)
  const plate = createReverb(assets, VOCAL_PLATE)
  const send = (score.vocal?.reverb ?? 0) * (score.place?.wet ?? 1)
  const ducker = createCompressor(PLATE_DUCKER)
  const block = () => new Float32Array(BLOCK_SAMPLES)
  const [plateLeft, plateRight, keyLeft, keyRight] = [block(), block(), block(), block()]
  let position = 0

  return {
    /** The next block, overwriting both channels. */
    render(left: Float32Array, right: Float32Array): void {
      left.fill(0)
      right.fill(0)
      if (first.length === 0) return
      for (const part of parts.between(position, position + left.length)) {
        mixIn(part, levelDb, position, left, right)
      }
      position += left.length
      strip.process(left, right)
      compressor.process(left, right)
      throws.process(left, right)
      for (let index = 0; index < left.length; index++) {
        left[index]! *= output
        right[index]! *= output
        plateLeft[index] = left[index]! * send
        plateRight[index] = right[index]! * send
      }
      plate.process(plateLeft, plateRight)
      keyLeft.set(left)
      keyRight.set(right)
      ducker.process(keyLeft, keyRight, [{ left: plateLeft, right: plateRight }])
      for (let index = 0; index < left.length; index++) {
        left[index]! += plateLeft[index]!
        right[index]! += plateRight[index]!
      }
    },
  }
}

/** What brings the first lines to their level, in decibels: those in front, or where none is, those behind. */
function levelOf(first: readonly SungPart[]): number {
  const front = first.filter(isInFront)
  const lufs = loudnessOf(front.length > 0 ? front : first)
  // A word or two are too short to be measured.
  return Number.isFinite(lufs) ? FIRST_LINES_LUFS - lufs : 0
}

const isInFront = ({ voice }: SungPart) => voice === 'lead' || voice === 'second'

/** Adds what a part has for the block that starts at `position`. */
function mixIn(part: SungPart, levelDb: number, position: number, left: Float32Array, right: Float32Array): void {
  const { samples, gainDb, pan } = part
  const gain = gainOf(levelDb + gainDb) * Math.SQRT2
  const angle = ((pan + 1) * Math.PI) / 4
  const toLeft = gain * Math.cos(angle)
  const toRight = gain * Math.sin(angle)
  const ahead = part.startSample - position
  const until = Math.min(left.length, samples.length + ahead)
  for (let index = Math.max(0, ahead); index < until; index++) {
    const sample = samples[index - ahead]!
    left[index]! += sample * toLeft
    right[index]! += sample * toRight
  }
}

function loudnessOf(parts: readonly SungPart[]): number {
  const meter = createLoudnessMeter()
  for (const { samples } of parts) meter.push(samples, samples)
  return integratedLufs(meter.steps)
}
