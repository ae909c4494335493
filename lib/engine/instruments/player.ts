import type { InstrumentAssets } from '../assets.ts'
import { gainOf } from '../dsp/decibels.ts'
import { clamp } from '../dsp/interpolate.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { Random } from '../random/random.ts'
import { hertzOf } from '../theory/pitch.ts'
import type { Drum, Instrument, Source } from './instrument.ts'
import { slurred } from './legato.ts'
import type { PlayedNote } from './played-note.ts'
import { BLOCK_SAMPLES, createEffect, createProgram, type Program } from './program.ts'
import { KEY_GAINS } from './recorded/key-gains.ts'
import { createSampler } from './recorded/sampler.ts'
import { type CurvePoint, createSwell, type Swell } from './swell.ts'

export type Player = {
  /**
   * Plays the next `left.length` ≤ BLOCK_SAMPLES samples into both channels, overwriting them.
   * False when they are silence.
   */
  render(left: Float32Array, right: Float32Array): boolean
}

/** A voice is free again once a whole block of it stays below one step of a 16-bit file, −90 dBFS. */
const SILENCE = 3e-5
/** The same before an effect, since amplifiers bring up what is quiet. */
const SILENCE_BEFORE_EFFECTS = 6e-6
/** However slowly a sound begins, it is heard after this. */
const SLOWEST_SAMPLES = 0.06 * SAMPLE_RATE
/** A voice that must give way fades instead of stopping, so that it does not click. */
const FADE_SAMPLES = Math.round(0.012 * SAMPLE_RATE)
/** A note that goes on to the next one gives way to it in this. */
const SLUR_SAMPLES = Math.round(0.05 * SAMPLE_RATE)
/** How long an effect may ring after the last voice ended. */
const EFFECT_TAIL_SAMPLES = SAMPLE_RATE / 4

/** One copy of a program; `note` is null while it is free. */
type Voice = {
  readonly program: Program
  readonly copy: number
  note: PlayedNote | null
  /** What sounds with it, for same-key and choke-group damping. */
  group: string
  gainLeft: number
  gainRight: number
  /** First sample of the fade-out; Infinity while it may sound on. */
  fadeFrom: number
  fadeSamples: number
}

/**
 * Plays one track of an instrument. `notes` ascend by startSample, and so does `curve`, by which all that sounds swells. The random
 * generator decides the small differences between notes alone: equal generators give equal samples.
 */
export function createPlayer(
  instrument: Instrument,
  notes: readonly PlayedNote[],
  assets: InstrumentAssets,
  random: Random,
  curve: readonly CurvePoint[] = [],
): Player {
  // Beyond the polyphony, so that voices can fade while their successors already sound.
  const copies = instrument.polyphony + mostAtOnce(notes)
  const programs = new Map<string, Voice[]>()
  const voicesOf = (source: Source): Voice[] => {
    const name = 'recording' in source ? `recording/${source.recording}` : source.program
    const known = programs.get(name)
    if (known) return known
    const program =
      'recording' in source
        ? createSampler(recordingNamed(assets, source.recording), copies, KEY_GAINS[source.recording])
        : createProgram(assets, source.program, copies)
    const voices = Array.from({ length: copies }, (_, copy) => idleVoice(program, copy))
    programs.set(name, voices)
    return voices
  }
  const played = slurred(notes, instrument.expression)
  const swell = curve.length > 0 ? createSwell(curve) : null
  const effects = (instrument.effects ?? []).map((patch) => createEffect(assets, patch))
  const silence = effects.length > 0 ? SILENCE_BEFORE_EFFECTS : SILENCE
  // After the effects: how loud a track is must not change how hard its amplifier is driven.
  const trim = gainOf(instrument.trimDb)
  let position = 0
  let nextNote = 0
  let silentSince = Number.NEGATIVE_INFINITY

  function start(note: PlayedNote): void {
    const drum: Drum | undefined =
      'kit' in instrument.sound ? drumFor(instrument.sound.kit, note.pitch) : instrument.sound
    if (!drum) return
    const group = drum.choke ?? String(note.pitch)
    const voices = voicesOf(drum)
    if (note.isLegato) for (const voice of voices) fade(voice, note.startSample, SLUR_SAMPLES)
    for (const all of programs.values())
      for (const voice of all) if (voice.group === group) fade(voice, note.startSample)
    const sounding = voices.filter((voice) => voice.note && voice.fadeFrom === Number.POSITIVE_INFINITY)
    if (sounding.length >= instrument.polyphony) fade(oldest(sounding), note.startSample)
    const voice = voices.find((candidate) => !candidate.note) ?? oldest(voices)

    const { program, copy } = voice
    program.reset(copy, drum.settings ?? NO_SETTINGS)
    program.set(copy, 'freq', drum.freq ?? hertzOf(note.pitch))
    program.set(copy, 'velocity', clamp(note.velocity, 0.02, 1) ** (instrument.touch ?? 1))
    program.set(copy, 'vary', random.next())
    program.set(copy, 'legato', note.isLegato ? 1 : 0)
    program.set(copy, 'slide', note.slideSemitones ?? 0)
    program.set(copy, 'gate', 1)
    const gain = gainOf(drum.gainDb ?? 0)
    const angle = (((drum.pan ?? 0) + 1) * Math.PI) / 4
    voice.note = note
    voice.group = group
    voice.gainLeft = gain * Math.SQRT2 * Math.cos(angle)
    voice.gainRight = gain * Math.SQRT2 * Math.sin(angle)
    voice.fadeFrom = Number.POSITIVE_INFINITY
    voice.fadeSamples = FADE_SAMPLES
  }

  return {
    render(left, right) {
      left.fill(0)
      right.fill(0)
      const end = position + left.length
      swell?.follow(end)
      for (let note = played[nextNote]; note && note.startSample < end; note = played[++nextNote]) start(note)
      let active = false
      for (const voices of programs.values()) {
        for (const voice of voices) if (renderVoice(voice, position, left, right, swell, silence)) active = true
      }
      position = end
      if (active) silentSince = end
      if (end - silentSince > EFFECT_TAIL_SAMPLES) return false
      swell?.level(left, right)
      for (const effect of effects) effect.process(left, right)
      for (let index = 0; index < left.length; index++) {
        left[index]! *= trim
        right[index]! *= trim
      }
      return true
    },
  }
}

/** The most notes that begin while a voice that gave way to the first of them may still fade. */
function mostAtOnce(notes: readonly PlayedNote[]): number {
  let most = 0
  let first = 0
  for (const [index, { startSample }] of notes.entries()) {
    while (startSample - notes[first]!.startSample > FADE_SAMPLES + 2 * BLOCK_SAMPLES) first++
    most = Math.max(most, index + 1 - first)
  }
  return most
}

const NO_SETTINGS: NonNullable<Source['settings']> = {}

function recordingNamed({ recordings }: InstrumentAssets, name: string) {
  const recording = recordings[name]
  if (!recording) throw new Error(`No recording "${name}": build the instruments first`)
  return recording
}

const idleVoice = (program: Program, copy: number): Voice => ({
  program,
  copy,
  note: null,
  group: '',
  gainLeft: 0,
  gainRight: 0,
  fadeFrom: Number.POSITIVE_INFINITY,
  fadeSamples: FADE_SAMPLES,
})

/** Adds one voice's part of the block that starts at `position`; frees it when it has died away. */
function renderVoice(
  voice: Voice,
  position: number,
  left: Float32Array,
  right: Float32Array,
  swell: Swell | null,
  silence: number,
): boolean {
  const { note, program, copy, fadeFrom, fadeSamples } = voice
  if (!note) return false
  if (swell) program.set(copy, 'expression', swell.velocityFactor())
  const end = position + left.length
  let from = Math.max(position, note.startSample)
  let loudest = 0
  while (from < end) {
    const released = from >= note.endSample
    if (released) program.set(copy, 'gate', 0)
    const to = released ? end : Math.min(end, note.endSample)
    program.run(copy, to - from)
    loudest = Math.max(loudest, mixIn(voice, from, from - position, to - from, left, right))
    from = to
  }
  if (end >= fadeFrom + fadeSamples || (loudest < silence && position > note.startSample + SLOWEST_SAMPLES))
    voice.note = null
  return true
}

/** Returns the loudest absolute sample. */
function mixIn(
  voice: Voice,
  at: number,
  offset: number,
  length: number,
  left: Float32Array,
  right: Float32Array,
): number {
  const { gainLeft, gainRight, fadeFrom, program } = voice
  const outLeft = program.outputs[0]!
  const outRight = program.outputs[1] ?? outLeft
  if (at + length > fadeFrom) fadeOut(voice, at, length)
  let loudest = 0
  for (let index = 0; index < length; index++) {
    const a = outLeft[index]! * gainLeft
    const b = outRight[index]! * gainRight
    left[offset + index]! += a
    right[offset + index]! += b
    loudest = Math.max(loudest, Math.abs(a), Math.abs(b))
  }
  return loudest
}

/** Takes a voice down that gives way, in what its program has just played. */
function fadeOut({ program, fadeFrom, fadeSamples }: Voice, at: number, length: number): void {
  for (const output of program.outputs) {
    for (let index = 0; index < length; index++) {
      output[index]! *= clamp(1 - (at + index - fadeFrom) / fadeSamples, 0, 1)
    }
  }
}

/** From `atSample` on; an earlier fade stands. */
function fade(voice: Voice, atSample: number, lengthSamples = FADE_SAMPLES): void {
  if (!voice.note || voice.fadeFrom <= atSample) return
  voice.fadeFrom = atSample
  voice.fadeSamples = lengthSamples
}

function oldest(voices: readonly Voice[]): Voice {
  return voices.reduce((first, voice) => (voice.note!.startSample < first.note!.startSample ? voice : first))
}

/** The drum of this key; keys that a kit lacks are played on its nearest one. */
function drumFor(kit: Readonly<Record<number, Drum>>, key: number): Drum | undefined {
  if (kit[key]) return kit[key]
  const nearest = Object.keys(kit).reduce((best, known) =>
    Math.abs(Number(known) - key) < Math.abs(Number(best) - key) ? known : best,
  )
  return kit[Number(nearest)]
}
