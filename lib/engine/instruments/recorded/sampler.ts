import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { BLOCK_SAMPLES, type Program } from '../program.ts'
import { type Envelope, envelopeOf, modulation, SILENT_DB, seconds, triangle, volumeDb } from './envelope.ts'
import { rowOf, TAPS, WEIGHTS } from './interpolation.ts'
import { GENERATOR, type Generators, generatorsFor } from './modulators.ts'
import type { Recording, Zone } from './recording.ts'

/** Pitch, loudness and filter are set anew after as many samples. */
const STEP_SAMPLES = 64
/** Below its beginning; what falls as deep is over. */
const INAUDIBLE_DB = -72
/** How far the hand differs from note to note. */
const VARY_CENTS = 3
const VARY_DB = 0.6
/** A low-pass above this is none. */
const OPEN_HZ = 17_000
/** Cents a key by which the filter of soft strokes follows the pitch. */
const DARK_TRACKING = 50
/** Cents by which a swell from silence to the loudest velocity opens the filter at least: held tones brighten more than strokes do. */
const LEAST_TRACKING = 8000
/** However soft, a swell leaves its fundamental and the partials up to the fourth. */
const DARKEST_CENTS = 2400
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

/** What the player sets for each note; `expression` moves while it sounds, as a factor on the velocity that its filter follows. */
type Controls = { freq: number; velocity: number; vary: number; gate: number; expression: number }
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
      const { expression } = at(copy).controls
      for (const one of at(copy).sounding) one.add(outputs[0], outputs[1], lengthSamples, expression)
      at(copy).sounding = at(copy).sounding.filter((one) => !one.isOver())
    },
  }
}

const resting = (): Controls => ({ freq: 440, velocity: 0.7, vary: 0.5, gate: 0, expression: 1 })

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
  /** Adds the next samples to both channels, as dark or bright as `expression` makes them. */
  add(left: Float32Array, right: Float32Array, lengthSamples: number, expression: number): void
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
  const motion = motionOf(of, settings, vary)
  const loop = loopOf(zone, of)
  const volume = stretched(envelopeOf(of, GENERATOR.volumeEnv, key, sustainOf(of, GENERATOR.volumeEnv)), settings)
  const shape = envelopeOf(of, GENERATOR.modEnv, key, sustainOf(of, GENERATOR.modEnv))
  const resonanceDb = Math.max(0, of(GENERATOR.filterResonance) / 10)
  // What stands out at the cutoff is taken from the whole by half.
  const gainDb = settings.gainDb - of(GENERATOR.attenuation) / 10 - resonanceDb / 2 + VARY_DB * vary
  const brightest = OPEN_CENTS - settings.darkCents * (1 - stroke.velocity / 127) + DARK_TRACKING * (key - 60)
  const cutoff = of(GENERATOR.filterCutoff)
  const darkest = 100 * key + DARKEST_CENTS
  const tracking = (Math.max(LEAST_TRACKING, settings.darkCents) * stroke.velocity) / 127
  const angle = ((Math.max(-500, Math.min(500, of(GENERATOR.pan))) + 500) / 1000) * (Math.PI / 2)
  const toLeft = (Math.SQRT2 * Math.cos(angle)) / 32_768
  const toRight = (Math.SQRT2 * Math.sin(angle)) / 32_768
  const filter = createLowPass(resonanceDb)
  const values = new Float32Array(STEP_SAMPLES)

  let place = of(GENERATOR.startOffset) + 32_768 * of(GENERATOR.startCoarseOffset)
  let played = 0
  let releasedAt = Number.POSITIVE_INFINITY
  let gain = 0
  let over = false

  const sinceRelease = (releaseSec: number) =>
    Math.max(0, played - releasedAt) / SAMPLE_RATE / Math.max(0.002, releaseSec)

  return {
    isOver: () => over,
    release: () => {
      releasedAt = Math.min(releasedAt, played)
    },
    add(left, right, lengthSamples, expression) {
      const swellCents = tracking * (expression - 1)
      for (let from = 0; from < lengthSamples && !over; from += STEP_SAMPLES) {
        const count = Math.min(lengthSamples - from, STEP_SAMPLES)
        const sec = Math.min(played, releasedAt) / SAMPLE_RATE
        const shaped = modulation(shape, sec) * Math.max(0, 1 - sinceRelease(shape.releaseSec))
        const { bentCents, swellDb, filterCents } = motion(played, shaped)
        const step = (2 ** ((cents + bentCents) / 1200) * zone.sampleRate) / SAMPLE_RATE
        const db = volumeDb(volume, sec) + SILENT_DB * sinceRelease(volume.releaseSec)
        const target = db <= INAUDIBLE_DB ? 0 : 10 ** ((db + gainDb + swellDb) / 20)
        place = read(pcm, place, step, loop && (loop.always || played < releasedAt) ? loop : null, values, count)
        const open = Math.min(brightest, cutoff + filterCents)
        filter.tune(Math.max(open + swellCents, Math.min(open, darkest)))
        filter.pass(values, count)
        mixIn(values, gain, (target - gain) / count, count, left.subarray(from), right.subarray(from), toLeft, toRight)
        gain = target
        played += count
        const hasBegun = sec > volume.delaySec + volume.attackSec + volume.holdSec || played > releasedAt
        over = (target === 0 && hasBegun) || place >= pcm.length
      }
    },
  }
}

/** Adds values to both channels while their gain rises or falls evenly. */
function mixIn(
  values: Float32Array,
  gain: number,
  slope: number,
  count: number,
  left: Float32Array,
  right: Float32Array,
  toLeft: number,
  toRight: number,
): void {
  for (let index = 0; index < count; index++) {
    const value = values[index]! * (gain + slope * (index + 1))
    left[index]! += value * toLeft
    right[index]! += value * toRight
  }
}

const sustainOf = (of: Generators, envelope: number) => 1 - Math.min(1, of(envelope + 4) / 1000)

/** How pitch, loudness and filter move, by both oscillators and the envelope. */
function motionOf(of: Generators, settings: SamplerSettings, vary: number) {
  const [waveHz, waveDelay] = [hertz(of(GENERATOR.modLfoFrequency)), seconds(of(GENERATOR.modLfoDelay))]
  const [vibratoHz, vibratoDelay] = [hertz(of(GENERATOR.vibLfoFrequency)), seconds(of(GENERATOR.vibLfoDelay))]
  const [waveCents, vibratoCents] = [of(GENERATOR.modLfoToPitch), of(GENERATOR.vibLfoToPitch)]
  const [envelopeCents, filterCents] = [of(GENERATOR.modEnvToPitch), of(GENERATOR.modEnvToFilter)]
  const waveDb = of(GENERATOR.modLfoToVolume) / 10
  return (played: number, shaped: number) => {
    const wave = waveCents || waveDb ? triangle(waveHz, waveDelay, played) : 0
    const vibrato = vibratoCents ? triangle(vibratoHz, vibratoDelay, played) : 0
    const late = settings.vibratoCents ? settings.vibratoCents * lateVibrato(played / SAMPLE_RATE, vary) : 0
    return {
      bentCents: shaped * envelopeCents + wave * waveCents + vibrato * vibratoCents + late,
      swellDb: wave * waveDb,
      filterCents: shaped * filterCents,
    }
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

/** Writes `count` values from a place on, `step` samples apart, and returns the place after them. */
function read(pcm: Int16Array, from: number, step: number, loop: Loop | null, values: Float32Array, count: number) {
  const first = Math.floor(from) - BEFORE
  const last = Math.floor(from + count * step) + TAPS
  // A loop that has come round has the loop's end before its start, too.
  const isPlain = loop ? last < loop.end && (first >= loop.start + BEFORE || from < loop.start) : last < pcm.length
  if (isPlain && first >= 0) return readPlain(pcm, from, step, values, count)
  let place = from
  for (let index = 0; index < count; index++) {
    if (loop && place >= loop.end) place -= loop.end - loop.start
    values[index] = interpolated(pcm, place, loop)
    place += step
  }
  return place
}

function readPlain(pcm: Int16Array, from: number, step: number, values: Float32Array, count: number): number {
  let place = from
  for (let index = 0; index < count; index++) {
    const whole = place | 0
    const row = rowOf(place - whole)
    const at = whole - BEFORE
    values[index] =
      pcm[at]! * WEIGHTS[row]! +
      pcm[at + 1]! * WEIGHTS[row + 1]! +
      pcm[at + 2]! * WEIGHTS[row + 2]! +
      pcm[at + 3]! * WEIGHTS[row + 3]! +
      pcm[at + 4]! * WEIGHTS[row + 4]! +
      pcm[at + 5]! * WEIGHTS[row + 5]! +
      pcm[at + 6]! * WEIGHTS[row + 6]! +
      pcm[at + 7]! * WEIGHTS[row + 7]!
    place += step
  }
  return place
}

/** The value at a place between samples; beyond the end of a loop it goes on at its start. */
function interpolated(pcm: Int16Array, place: number, loop: Loop | null): number {
  const whole = Math.floor(place)
  const row = rowOf(place - whole)
  let sum = 0
  for (let tap = 0; tap < TAPS; tap++) {
    let at = whole - BEFORE + tap
    if (loop && at >= loop.end) at -= loop.end - loop.start
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
    pass(values: Float32Array, count: number): void {
      if (isOpen) return
      let [in1, in2, out1, out2] = [x1, x2, y1, y2]
      const [forward, middle, back1, back2] = [b0, b1, a1, a2]
      for (let index = 0; index < count; index++) {
        const value = values[index]!
        const out = forward * (value + in2) + middle * in1 - back1 * out1 - back2 * out2
        in2 = in1
        in1 = value
        out2 = out1
        out1 = out
        values[index] = out
      }
      ;[x1, x2, y1, y2] = [in1, in2, out1, out2]
    },
  }
}
