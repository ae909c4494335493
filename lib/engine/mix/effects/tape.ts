import { createFilter, highpass, lowpass } from '../../dsp/biquad.ts'
import { gainOf } from '../../dsp/decibels.ts'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import type { Random } from '../../random/random.ts'
import type { StereoBlock } from '../dynamics/compressor.ts'

/** A cassette of a record: speed that wavers, magnetism that saturates, a narrow band, hiss and dust. */
export type TapeSettings = {
  /** How far the pitch strays to each side: slowly with each turn of the record, and fast with the motor. */
  readonly wowCents: number
  readonly flutterCents: number
  /** How soon loud passages are rounded off; quiet ones stay as they are. */
  readonly drive: number
  /** The band that is left. */
  readonly lowHz: number
  readonly highHz: number
  /** Root mean square of the hiss, and usual peak of a crackle, against full scale. */
  readonly hissDb: number
  readonly crackleDb: number
}

/** 33⅓ turns a minute. */
const WOW_HZ = 100 / 180
const FLUTTER_HZ = 6.4
/** The place of the head is worked out this often and moves evenly in between. */
const STEP_SAMPLES = 32
const CRACKLES_A_SEC = 7
const HISS_TOP_HZ = 7000
/** The needle comes down at the beginning and is lifted after the last beat. */
const NEEDLE_DOWN_SEC = 0.3
const NEEDLE_UP_SEC = 1.2

/**
 * Plays a band from the medium, in place, about a millisecond late, as one part or apart in several. All parts together are rounded
 * off as one, and each by the same gain, so that they add up to it; the last one brings the noise, of which nothing is left soon
 * after `endSec`.
 */
export function createTape(settings: TapeSettings, random: Random, endSec: number, partCount = 1) {
  const wow = wavering(settings.wowCents, WOW_HZ, random.next())
  const flutter = wavering(settings.flutterCents, FLUTTER_HZ, random.next())
  const centre = 2 + wow.depth + flutter.depth
  const band = [highpass(settings.lowHz), lowpass(settings.highHz)]
  const channels = Array.from({ length: 2 * partCount }, () => ({
    head: createHead(centre),
    filter: createFilter(band),
  }))
  const dust = createDust(settings, random.fork('dust'))
  let position = 0
  let from = centre
  return {
    process(left: Float32Array, right: Float32Array, parts: readonly StereoBlock[] = [{ left, right }]): void {
      const samples = parts.flatMap((part) => [part.left, part.right])
      const gains = [roundingOf(left, settings.drive), roundingOf(right, settings.drive)] as const
      for (const [at, { head }] of channels.entries()) head.write(samples[at]!, gains[at % 2]!)
      for (let at = 0; at < left.length; at += STEP_SAMPLES) {
        const count = Math.min(STEP_SAMPLES, left.length - at)
        const to = centre + wow.at(position + count) + flutter.at(position + count)
        for (const [channel, { head }] of channels.entries()) head.read(samples[channel]!, at, count, from, to)
        from = to
        position += count
      }
      const last = parts.at(-1)!
      dust.add(
        last.left,
        last.right,
        needle((position - left.length) / SAMPLE_RATE, endSec),
        needle(position / SAMPLE_RATE, endSec),
      )
      for (const [channel, { filter }] of channels.entries()) filter.process(samples[channel]!)
    },
  }
}

/** A delay in samples that swings so that the pitch strays by `cents` to each side. */
function wavering(cents: number, hertz: number, phase: number) {
  const turn = (2 * Math.PI * hertz) / SAMPLE_RATE
  const depth = (2 ** (cents / 1200) - 1) / turn
  return { depth, at: (sample: number) => depth * Math.sin(turn * sample + 2 * Math.PI * phase) }
}

/** How much of the noise is heard, 0..1. */
const needle = (sec: number, endSec: number): number =>
  Math.max(0, Math.min(1, sec / NEEDLE_DOWN_SEC, 1 - (sec - endSec) / NEEDLE_UP_SEC))

/** What was written last, read back by a delay that moves. */
function createHead(centre: number) {
  const ring = new Float32Array(2 ** Math.ceil(Math.log2(2 * centre + 4 + 512)))
  const mask = ring.length - 1
  let written = 0
  let read = 0
  return {
    write(samples: Float32Array, gains: Float32Array): void {
      for (let index = 0; index < samples.length; index++) ring[written++ & mask] = samples[index]! * gains[index]!
    },
    /** Overwrites `count` samples while the delay goes from one length to another. */
    read(samples: Float32Array, at: number, count: number, fromDelay: number, toDelay: number): void {
      const slope = (toDelay - fromDelay) / count
      for (let index = 0; index < count; index++, read++) {
        const place = read - fromDelay - slope * index
        const whole = Math.floor(place)
        const t = place - whole
        const a = ring[(whole - 1) & mask]!
        const b = ring[whole & mask]!
        const c = ring[(whole + 1) & mask]!
        const d = ring[(whole + 2) & mask]!
        // Cubic after Catmull and Rom.
        samples[at + index] = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
      }
    },
  }
}

/** By how much each sample is rounded off: near tanh, and by nothing where it is silent. */
function roundingOf(samples: Float32Array, drive: number): Float32Array {
  return samples.map((sample) => {
    const x = Math.abs(drive * sample)
    return x > 3 ? 1 / x : (27 + x * x) / (27 + 9 * x * x)
  })
}

/** Hiss in both channels, and crackles at chance places between them. */
function createDust({ hissDb, crackleDb }: TapeSettings, random: Random) {
  const noise = createNoise(random)
  const slowness = Math.exp((-2 * Math.PI * HISS_TOP_HZ) / SAMPLE_RATE)
  // Root mean square of even noise behind the low-pass.
  const hiss = (gainOf(hissDb) * (1 - slowness)) / Math.sqrt(((1 - slowness) / (1 + slowness)) * (1 / 3))
  const crackle = gainOf(crackleDb)
  const ringing = new Float64Array(2)
  const soft = new Float64Array(2)
  let next = pause(random)
  return {
    add(left: Float32Array, right: Float32Array, from: number, to: number): void {
      if (from <= 0 && to <= 0) return
      const slope = (to - from) / left.length
      for (let index = 0; index < left.length; index++) {
        const gain = from + slope * index
        if (--next < 0) {
          const place = random.next()
          const height = crackle * Math.min(3, -Math.log(1 - random.next())) * (random.next() < 0.5 ? -1 : 1)
          ringing[0]! += height * Math.sqrt(1 - place)
          ringing[1]! += height * Math.sqrt(place)
          next = pause(random)
        }
        soft[0] = slowness * soft[0]! + hiss * noise()
        soft[1] = slowness * soft[1]! + hiss * noise()
        left[index]! += gain * (soft[0]! + ringing[0]!)
        right[index]! += gain * (soft[1]! + ringing[1]!)
        ringing[0]! *= CRACKLE_FADES
        ringing[1]! *= CRACKLE_FADES
      }
    },
  }
}

/** Samples until the next crackle. */
const pause = (random: Random): number => Math.ceil((-Math.log(1 - random.next()) * SAMPLE_RATE) / CRACKLES_A_SEC)

/** A tenth of a millisecond. */
const CRACKLE_FADES = Math.exp(-1 / (0.0001 * SAMPLE_RATE))

/** Even noise, −1..1, by Marsaglia's shifts. */
function createNoise(random: Random): () => number {
  const state = Int32Array.of(Math.floor(random.next() * 0xffffffff) | 1)
  return () => {
    let next = state[0]!
    next ^= next << 13
    next ^= next >>> 17
    next ^= next << 5
    state[0] = next
    return next / 0x80000000
  }
}
