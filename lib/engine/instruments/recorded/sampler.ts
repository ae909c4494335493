import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { BLOCK_SAMPLES, type Program } from '../program.ts'
import { type Envelope, envelopeOf, modulation, SILENT_DB, seconds, triangle, volumeDb } from './envelope.ts'
import { rowOf, TAPS, WEIGHTS } from './interpolation.ts'
import { GENERATOR, type Generators, generatorsFor } from './modulators.ts'
import type { Recording, Zone } from './recording.ts'

/** Pitch, loudness and filter are set anew after as many samples. */
const STEP_SAMPLES = 64
/** How far the hand differs from note to note. */
const VARY_CENTS = 3
const VARY_DB = 0.6
/** A low-pass above this is none. */
const OPEN_HZ = 17_000
/** Cents a key by which the filter of soft strokes follows the pitch. */
const DARK_TRACKING = 50
/** The highest cutoff that the standard knows. */
const OPEN_CENTS = 13_500

/** What a patch can ask of a recording. */
export type SamplerSettings = {
  /** Stretches attack and release. */
  readonly attackScale: number
  readonly releaseScale: number
  /** How far below the highest cutoff the filter ends for the softest stroke, for recordings of one stroke alone. */
  readonly darkCents: number
  readonly gainDb: number
  /** Vibrato that begins late, of as many cents to each side. */
  readonly vibratoCents: number
}
const USUAL: SamplerSettings = { attackScale: 1, releaseScale: 1, darkCents: 0, gainDb: 0, vibratoCents: 0 }

/** A vibrato that is added: its rate, and when it begins and is whole. */
const VIBRATO_HZ = 5.3
const VIBRATO_FROM_SEC = 0.3
const VIBRATO_WHOLE_SEC = 0.8

type Controls = { freq: number; velocity: number; vary: number; gate: number }
type Copy = { controls: Controls; settings: SamplerSettings; sounding: Sounding[] }

/** Several notes of one recording at once, played as a Faust program is (program.ts). */
export function createSampler(recording: Recording, copies: number): Program {
  const outputs = [new Float32Array(BLOCK_SAMPLES), new Float32Array(BLOCK_SAMPLES)] as const
  const all = Array.from({ length: copies }, (): Copy => ({ controls: resting(), settings: USUAL, sounding: [] }))
  const at = (copy: number) => all[copy] as Copy
  return {
    inputs: [],
    outputs,
    reset(copy, settings) {
      for (const name in settings) if (!(name in USUAL)) throw new Error(`A recording has no control "${name}"`)
      Object.assign(at(copy), { controls: resting(), settings: { ...USUAL, ...settings }, sounding: [] })
    },
    set(copy, control, value) {
      const { controls, sounding } = at(copy)
      if (!(control in controls)) return
      const wasOpen = controls.gate > 0
      controls[control as keyof Controls] = value
      if (control !== 'gate') return
      if (value > 0 && !wasOpen) at(copy).sounding = strike(recording, at(copy))
      if (value === 0 && wasOpen) for (const one of sounding) one.release()
    },
    run(copy, lengthSamples) {
      for (const channel of outputs) channel.fill(0, 0, lengthSamples)
      for (const one of at(copy).sounding) one.add(outputs[0], outputs[1], lengthSamples)
      at(copy).sounding = at(copy).sounding.filter((one) => !one.isOver())
    },
  }
}

const resting = (): Controls => ({ freq: 440, velocity: 0.7, vary: 0.5, gate: 0 })

/** Every zone for the key and the velocity sounds. */
function strike(recording: Recording, { controls, settings }: Copy): Sounding[] {
  const pitch = 69 + 12 * Math.log2(controls.freq / 440)
  const key = Math.round(pitch)
  const velocity = Math.max(1, Math.min(127, Math.round(controls.velocity * 127)))
  return recording.zones
    .filter(({ keys, velocities }) => within(key, keys) && within(velocity, velocities))
    .map((zone) =>
      createSounding(zone, recording.sample(zone.sample), {
        ...{ key, velocity, settings, vary: 2 * controls.vary - 1, offCents: 100 * (pitch - key) },
      }),
    )
}

const within = (value: number, [low, high]: Zone['keys']) => value >= low && value <= high

type Stroke = {
  readonly key: number
  readonly velocity: number
  readonly settings: SamplerSettings
  /** −1..1: how this note differs from others. */
  readonly vary: number
  /** Of the note against its key. */
  readonly offCents: number
}

/** One zone that sounds. */
type Sounding = {
  /** Adds the next samples to both channels. */
  add(left: Float32Array, right: Float32Array, lengthSamples: number): void
  release(): void
  isOver(): boolean
}

function createSounding(zone: Zone, pcm: Int16Array, stroke: Stroke): Sounding {
  const { key, settings, vary } = stroke
  const of = generatorsFor(zone, key, stroke.velocity)
  const cents =
    (key - zone.rootKey) * of(GENERATOR.scaleTuning) +
    zone.correctionCents +
    100 * of(GENERATOR.coarseTune) +
    of(GENERATOR.fineTune) +
    stroke.offCents +
    VARY_CENTS * vary
  const loop = loopOf(zone, of)
  const last = pcm.length - TAPS
  const volume = stretched(
    envelopeOf(of, GENERATOR.volumeEnv, key, 1 - Math.min(1, of(GENERATOR.volumeEnv + 4) / 1000)),
    settings,
  )
  const shape = envelopeOf(of, GENERATOR.modEnv, key, 1 - Math.min(1, of(GENERATOR.modEnv + 4) / 1000))
  const resonanceDb = Math.max(0, of(GENERATOR.filterResonance) / 10)
  // What stands out at the cutoff is taken from the whole by half.
  const gainDb = settings.gainDb - of(GENERATOR.attenuation) / 10 - resonanceDb / 2 + VARY_DB * vary
  const brightest = OPEN_CENTS - settings.darkCents * (1 - stroke.velocity / 127) + DARK_TRACKING * (key - 60)
  const angle = ((Math.max(-500, Math.min(500, of(GENERATOR.pan))) + 500) / 1000) * (Math.PI / 2)
  const toLeft = (Math.SQRT2 * Math.cos(angle)) / 32_768
  const toRight = (Math.SQRT2 * Math.sin(angle)) / 32_768
  const filter = createLowPass(resonanceDb)

  let place = of(GENERATOR.startOffset) + 32_768 * of(GENERATOR.startCoarseOffset)
  let played = 0
  let releasedAt = Number.POSITIVE_INFINITY
  let gain = 0
  let isLooped = false
  let over = false

  const releasedDb = () =>
    played < releasedAt ? 0 : (SILENT_DB * (played - releasedAt)) / SAMPLE_RATE / Math.max(0.002, volume.releaseSec)
  const releasedShare = () =>
    played < releasedAt ? 1 : Math.max(0, 1 - (played - releasedAt) / SAMPLE_RATE / Math.max(0.002, shape.releaseSec))

  return {
    isOver: () => over,
    release: () => {
      releasedAt = Math.min(releasedAt, played)
    },
    add(left, right, lengthSamples) {
      for (let from = 0; from < lengthSamples && !over; from += STEP_SAMPLES) {
        const to = Math.min(lengthSamples, from + STEP_SAMPLES)
        const sec = Math.min(played, releasedAt) / SAMPLE_RATE
        const shaped = modulation(shape, sec) * releasedShare()
        const wave = triangle(hertz(of(GENERATOR.modLfoFrequency)), seconds(of(GENERATOR.modLfoDelay)), played)
        const vibrato = triangle(hertz(of(GENERATOR.vibLfoFrequency)), seconds(of(GENERATOR.vibLfoDelay)), played)
        const moved =
          shaped * of(GENERATOR.modEnvToPitch) +
          wave * of(GENERATOR.modLfoToPitch) +
          vibrato * of(GENERATOR.vibLfoToPitch) +
          settings.vibratoCents * lateVibrato(played / SAMPLE_RATE, vary)
        const step = (2 ** ((cents + moved) / 1200) * zone.sampleRate) / SAMPLE_RATE
        filter.tune(Math.min(brightest, of(GENERATOR.filterCutoff) + shaped * of(GENERATOR.modEnvToFilter)))
        const db = volumeDb(volume, sec) + releasedDb() + gainDb + (wave * of(GENERATOR.modLfoToVolume)) / 10
        const target = db <= SILENT_DB + gainDb ? 0 : 10 ** (db / 20)
        const slope = (target - gain) / (to - from)
        const wraps = loop && (loop.always || played < releasedAt)
        for (let index = from; index < to; index++) {
          if (wraps && place >= loop.end) {
            place -= loop.end - loop.start
            isLooped = true
          }
          if (place >= last && !wraps) {
            over = true
            break
          }
          gain += slope
          const value = filter.pass(interpolated(pcm, place, wraps ? loop : null, isLooped)) * gain
          left[index]! += value * toLeft
          right[index]! += value * toRight
          place += step
        }
        played += to - from
        if (target === 0 && played > releasedAt) over = true
        if (target === 0 && sec > volume.delaySec + volume.attackSec + volume.holdSec) over = true
      }
    },
  }
}

/** −1..1; no two notes have the same rate. */
function lateVibrato(sec: number, vary: number): number {
  const depth = Math.min(1, Math.max(0, (sec - VIBRATO_FROM_SEC) / (VIBRATO_WHOLE_SEC - VIBRATO_FROM_SEC)))
  return depth * Math.sin(2 * Math.PI * (VIBRATO_HZ + 0.3 * vary) * (sec - VIBRATO_FROM_SEC))
}

type Loop = { readonly start: number; readonly end: number; readonly always: boolean }

/** Null where the sample is played once. */
function loopOf(zone: Zone, of: Generators): Loop | null {
  const mode = of(GENERATOR.sampleModes)
  if (mode !== 1 && mode !== 3) return null
  const start = zone.loop[0] + of(GENERATOR.startLoopOffset) + 32_768 * of(GENERATOR.startLoopCoarseOffset)
  const end = zone.loop[1] + of(GENERATOR.endLoopOffset) + 32_768 * of(GENERATOR.endLoopCoarseOffset)
  return end - start > TAPS ? { start, end, always: mode === 1 } : null
}

const stretched = (envelope: Envelope, { attackScale, releaseScale }: SamplerSettings): Envelope => ({
  ...envelope,
  attackSec: envelope.attackSec * attackScale,
  releaseSec: envelope.releaseSec * releaseScale,
})

const BEFORE = TAPS / 2 - 1

/** The value at a place between samples; around a loop's ends the taps go round with it. */
function interpolated(pcm: Int16Array, place: number, loop: Loop | null, isLooped: boolean): number {
  const whole = Math.floor(place)
  const row = rowOf(place - whole)
  const first = whole - BEFORE
  const isInside = first >= 0 && (!loop || (first + TAPS < loop.end && (!isLooped || first >= loop.start)))
  let sum = 0
  if (isInside) {
    for (let tap = 0; tap < TAPS; tap++) sum += pcm[first + tap]! * WEIGHTS[row + tap]!
    return sum
  }
  for (let tap = 0; tap < TAPS; tap++) {
    let at = first + tap
    if (loop && at >= loop.end) at -= loop.end - loop.start
    if (loop && isLooped && at < loop.start) at += loop.end - loop.start
    sum += (pcm[at] ?? 0) * WEIGHTS[row + tap]!
  }
  return sum
}

/** Absolute cents to hertz: 6900 is 440 Hz. */
const hertz = (cents: number): number => 440 * 2 ** ((cents - 6900) / 1200)

/** A resonant low-pass of two poles, whose cutoff can move. */
function createLowPass(resonanceDb: number) {
  // Without resonance the response at the cutoff lies 3 dB below.
  const q = Math.SQRT1_2 * 10 ** (resonanceDb / 20)
  let [b0, b1, a1, a2] = [1, 0, 0, 0]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  let isOpen = true
  let tuned = Number.NaN
  return {
    tune(cents: number): void {
      if (cents === tuned) return
      tuned = cents
      const cutoff = hertz(Math.max(1500, Math.min(OPEN_CENTS, cents)))
      isOpen = cutoff >= OPEN_HZ
      if (isOpen) return
      const omega = (2 * Math.PI * cutoff) / SAMPLE_RATE
      const alpha = Math.sin(omega) / (2 * q)
      const a0 = 1 + alpha
      b0 = (1 - Math.cos(omega)) / 2 / a0
      b1 = 2 * b0
      a1 = (-2 * Math.cos(omega)) / a0
      a2 = (1 - alpha) / a0
    },
    pass(x: number): number {
      if (isOpen) return x
      const y = b0 * (x + x2) + b1 * x1 - a1 * y1 - a2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      return y
    },
  }
}
