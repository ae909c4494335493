import { gainOf } from '../../dsp/decibels.ts'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { pitchOf } from '../../theory/pitch.ts'
import { BLOCK_SAMPLES, type Program } from '../program.ts'
import { slideLeft } from '../slide.ts'
import { type Envelope, envelopeOf, modulation, SILENT_DB, seconds, triangle, volumeDb } from './envelope.ts'
import { type Loop, read, TAPS } from './interpolation.ts'
import { type KeyGains, keyGainDb } from './key-gain.ts'
import { createLayers } from './layers.ts'
import { createLowPass, hertz, OPEN_CENTS } from './low-pass.ts'
import { GENERATOR, type Generators } from './modulators.ts'
import type { Recording, Zone } from './recording.ts'

/** Pitch, loudness and filter are set anew after as many samples. */
const STEP_SAMPLES = 64
/** Below its beginning; what falls as deep is over. */
const INAUDIBLE_DB = -72
const SHORTEST_RELEASE_SEC = 0.002
/** How far the hand differs from note to note. */
const VARY_CENTS = 3
const VARY_DB = 0.6
/** Cents a key by which the filter of soft strokes follows the pitch. */
const DARK_TRACKING = 50
/** Cents by which a swell from silence to the loudest velocity opens the filter at least: held tones brighten more than strokes do. */
const LEAST_TRACKING = 8000
/** However soft, a swell leaves its fundamental and the partials up to the fourth. */
const DARKEST_CENTS = 2400
/** What bow and breath need for a tone to be there, which a slurred note leaves out. */
const ATTACK_SEC = 0.12
const SLURRED = { delaySec: 0, attackSec: 0.025 }

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
type Controls = Record<'freq' | 'velocity' | 'vary' | 'gate' | 'legato' | 'slide' | 'expression', number>
type Copy = { controls: Controls; settings: SamplerSettings; sounding: Sounding[] }

/** Several notes of one recording at once, played as a Faust program is (program.ts). */
export function createSampler(recording: Recording, copies: number, gains: KeyGains = []): Program {
  const outputs = [new Float32Array(BLOCK_SAMPLES), new Float32Array(BLOCK_SAMPLES)] as const
  const all = Array.from({ length: copies }, (): Copy => ({ controls: resting(), settings: USUAL, sounding: [] }))
  const at = (copy: number) => all[copy] as Copy
  const layers = createLayers(recording.zones)
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
      if (value > 0 && !wasOpen) at(copy).sounding = strike(recording, layers, gains, at(copy))
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

const resting = (): Controls => ({ freq: 440, velocity: 0.7, vary: 0.5, gate: 0, legato: 0, slide: 0, expression: 1 })

/** Every zone for the key and the velocity sounds. */
function strike(
  recording: Recording,
  layers: ReturnType<typeof createLayers>,
  gains: KeyGains,
  { controls, settings }: Copy,
): Sounding[] {
  const pitch = pitchOf(controls.freq)
  const key = Math.round(pitch)
  const velocity = Math.max(1, Math.min(127, Math.round(controls.velocity * 127)))
  return recording.zones
    .filter(({ keys, velocities }) => within(key, keys) && within(velocity, velocities))
    .map((zone) =>
      createSounding(zone, layers(zone, key, velocity), recording.sample(zone.sample), {
        ...{
          key,
          velocity,
          settings,
          keyGainDb: keyGainDb(gains, key),
          isLegato: controls.legato > 0,
          vary: 2 * controls.vary - 1,
          offCents: 100 * (pitch - key),
          slide: controls.slide,
        },
      }),
    )
}

const within = (value: number, [low, high]: Zone['keys']) => value >= low && value <= high

type Stroke = {
  readonly key: number
  readonly velocity: number
  readonly settings: SamplerSettings
  /** Brings the key to the level of its neighbours, in decibels. */
  readonly keyGainDb: number
  /** Begins behind the attack of the recording and comes in while the note before it goes. */
  readonly isLegato: boolean
  /** −1..1: how this note differs from others. */
  readonly vary: number
  /** Of the note against its key. */
  readonly offCents: number
  /** Semitones that it begins from its pitch. */
  readonly slide: number
}

/** One zone that sounds. */
type Sounding = {
  /** Adds the next samples to both channels, as dark or bright as `expression` makes them. */
  add(left: Float32Array, right: Float32Array, lengthSamples: number, expression: number): void
  release(): void
  isOver(): boolean
}

function createSounding(zone: Zone, of: Generators, pcm: Int16Array, stroke: Stroke): Sounding {
  const { key, settings, vary } = stroke
  const cents =
    (key - zone.rootKey) * of(GENERATOR.scaleTuning) +
    zone.correctionCents +
    100 * of(GENERATOR.coarseTune) +
    of(GENERATOR.fineTune) +
    stroke.offCents +
    VARY_CENTS * vary
  const motion = motionOf(of, settings, vary)
  const loop = loopOf(zone, of)
  const struck = envelopeOf(of, GENERATOR.volumeEnv, key, sustainOf(of, GENERATOR.volumeEnv))
  const volume = stroke.isLegato ? { ...struck, ...SLURRED } : stretched(struck, settings)
  const shape = envelopeOf(of, GENERATOR.modEnv, key, sustainOf(of, GENERATOR.modEnv))
  const resonanceDb = Math.max(0, of(GENERATOR.filterResonance) / 10)
  // What stands out at the cutoff is taken from the whole by half.
  const gainDb = settings.gainDb + stroke.keyGainDb - of(GENERATOR.attenuation) / 10 - resonanceDb / 2 + VARY_DB * vary
  const brightest = OPEN_CENTS - settings.darkCents * (1 - stroke.velocity / 127) + DARK_TRACKING * (key - 60)
  const cutoff = of(GENERATOR.filterCutoff)
  const darkest = 100 * key + DARKEST_CENTS
  const tracking = (Math.max(LEAST_TRACKING, settings.darkCents) * stroke.velocity) / 127
  const angle = ((Math.max(-500, Math.min(500, of(GENERATOR.pan))) + 500) / 1000) * (Math.PI / 2)
  const toLeft = (Math.SQRT2 * Math.cos(angle)) / 32_768
  const toRight = (Math.SQRT2 * Math.sin(angle)) / 32_768
  const filter = createLowPass(resonanceDb)
  const values = new Float32Array(STEP_SAMPLES)

  const start = of(GENERATOR.startOffset) + 32_768 * of(GENERATOR.startCoarseOffset)
  const behindAttack = start + ATTACK_SEC * zone.sampleRate
  const first = stroke.isLegato ? Math.max(start, Math.min(behindAttack, loop?.start ?? start)) : start
  const state = { place: first, played: 0, releasedAt: Number.POSITIVE_INFINITY, gain: 0, isOver: false }

  return {
    isOver: () => state.isOver,
    release: () => {
      state.releasedAt = Math.min(state.releasedAt, state.played)
    },
    add(left, right, lengthSamples, expression) {
      const swellCents = tracking * (expression - 1)
      for (let from = 0; from < lengthSamples && !state.isOver; from += STEP_SAMPLES) {
        const { place, played, releasedAt, gain } = state
        const releasedSec = Math.max(0, played - releasedAt) / SAMPLE_RATE
        const count = Math.min(lengthSamples - from, STEP_SAMPLES)
        const sec = Math.min(played, releasedAt) / SAMPLE_RATE
        const shaped =
          modulation(shape, sec) * Math.max(0, 1 - releasedSec / Math.max(SHORTEST_RELEASE_SEC, shape.releaseSec))
        const { bentCents, swellDb, filterCents } = motion(played, shaped)
        const step =
          (2 ** ((cents + bentCents + slideCents(stroke.slide, played)) / 1200) * zone.sampleRate) / SAMPLE_RATE
        const db = volumeDb(volume, sec) + (SILENT_DB * releasedSec) / Math.max(SHORTEST_RELEASE_SEC, volume.releaseSec)
        const target = db <= INAUDIBLE_DB ? 0 : gainOf(db + gainDb + swellDb)
        state.place = read(pcm, place, step, loop && (loop.always || played < releasedAt) ? loop : null, values, count)
        const open = Math.min(brightest, cutoff + filterCents)
        filter.tune(Math.max(open + swellCents, Math.min(open, darkest)))
        filter.pass(values, count)
        mixIn(values, gain, (target - gain) / count, count, from, left, right, toLeft, toRight)
        state.gain = target
        state.played = played + count
        const hasBegun = sec > volume.delaySec + volume.attackSec + volume.holdSec || state.played > releasedAt
        state.isOver = (target === 0 && hasBegun) || state.place >= pcm.length
      }
    },
  }
}

/** Adds values to both channels, from sample `at` on, while their gain rises or falls evenly. */
function mixIn(
  values: Float32Array,
  gain: number,
  slope: number,
  count: number,
  at: number,
  left: Float32Array,
  right: Float32Array,
  toLeft: number,
  toRight: number,
): void {
  for (let index = 0; index < count; index++) {
    const value = values[index]! * (gain + slope * (index + 1))
    left[at + index]! += value * toLeft
    right[at + index]! += value * toRight
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

const slideCents = (semitones: number, played: number) => 100 * slideLeft(semitones, played / SAMPLE_RATE)

/** −1..1; no two notes have the same rate. */
function lateVibrato(sec: number, vary: number): number {
  const depth = Math.min(1, Math.max(0, (sec - VIBRATO_FROM_SEC) / (VIBRATO_WHOLE_SEC - VIBRATO_FROM_SEC)))
  return depth * Math.sin(2 * Math.PI * (VIBRATO_HZ + 0.3 * vary) * (sec - VIBRATO_FROM_SEC))
}

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
