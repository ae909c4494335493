import type { Pffft } from '../assets.ts'
import { clamp } from '../dsp/interpolate.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import { STRETCH_SAMPLES } from './convert-voice.ts'
import { LISTEN_EVERY } from './hear-singer.ts'
import { middleOf } from './middle-of.ts'
import { soundingSpans } from './sounding-spans.ts'
import { trackSungPitch } from './sung-pitch.ts'
import type { Parts } from './take-apart.ts'

const HOP_SEC = 0.02
/**
 * The reference is the level that nine of ten voiced frames stay below. Voiced frames more than `HEARD_DB` softer are remains
 * of the band.
 */
const LOUD = 0.9
const HEARD_DB = 20
/** A pitch that moves farther than this between two frames has changed to another note. */
const JUMP_CENTS = 100
/**
 * Weights of the log odds that somebody sings in a stretch: for every doubling of how much the pitch bends, for every decibel
 * of the voice against the whole song, and a constant. Fitted by logistic regression on 25 songs and 25 instrumentals of ours.
 * Of 84 other songs none is refused; of 64 other instrumentals nine are taken for songs.
 */
const ODDS = { bend: 2.8, level: 1.7, start: -0.3 }
/** Since singers rest, only the stretches that sound most like singing count. A stretch with too few bends is ignored. */
const MOST_SUNG = 3
const LEAST_BENDS = 60
/** If a part of the song reaches these log odds, the rest need not be analysed. */
const SURE = 2
/** Bends and levels are limited to these ranges, because a band may be loud and an instrument's pitch quite still. */
const BEND_CENTS = { least: 0.5, most: 16 }
const LEVEL_DB = { least: -5, most: 3 }
/**
 * Noise seems to have a pitch only for runs shorter than this on average, and for less than this share of its time. A voice
 * keeps its pitch for a syllable at least.
 */
const NOISE = { runSec: 0.16, share: 0.7 }
const SILENT = 1e-12

type Frame = { readonly db: number; readonly bendCents: number | null; readonly begins: boolean }
/** Voiced frames of a stretch, how many there are with those that are not, and the level of the whole song there. */
type Stretch = { readonly frames: readonly Frame[]; readonly sounding: number; readonly wholeDb: number }

/**
 * Whether somebody sings in a separated song. In an instrumental, what the separation takes for a voice keeps its pitch, as
 * keys, frets and most players do, and is softer against the whole. A voice, trained or not, never stands still (Sundberg
 * 1987). First every third stretch is analysed; if that does not settle it, all are.
 */
export function isSung(parts: Parts, pffft: Pffft): boolean {
  // Shorter recordings cannot be judged and pass as sung.
  if (parts.vocals.lengthSamples < STRETCH_SAMPLES) return true
  const heardIn = (every: number) => oddsOf(stretchesOf(pffft, parts, every))
  return heardIn(LISTEN_EVERY) > SURE || heardIn(1) > 0
}

function oddsOf(stretches: readonly Stretch[]): number {
  const frames = stretches.flatMap((stretch) => stretch.frames)
  const sounding = stretches.reduce((sum, stretch) => sum + stretch.sounding, 0)
  const runs = frames.filter(({ begins }) => begins).length
  const isNoise = frames.length * HOP_SEC < runs * NOISE.runSec && frames.length < sounding * NOISE.share
  if (isNoise) return Number.NEGATIVE_INFINITY
  const levels = frames.map(({ db }) => db).sort((a, b) => a - b)
  const softest = levels[Math.floor(LOUD * levels.length)]! - HEARD_DB
  const odds = stretches.flatMap((stretch) => oddsOfStretch(stretch, softest) ?? []).sort((a, b) => b - a)
  const most = odds.slice(0, MOST_SUNG)
  return most.reduce((sum, value) => sum + value, 0) / most.length || Number.NEGATIVE_INFINITY
}

/** Null where too little is louder than what a band leaves. */
function oddsOfStretch({ frames, wholeDb }: Stretch, softestDb: number): number | null {
  const loud = frames.filter(({ db }) => db > softestDb)
  const bends = loud.flatMap(({ bendCents }) => bendCents ?? []).sort((a, b) => a - b)
  if (bends.length < LEAST_BENDS) return null
  const voiceDb = decibels(loud.reduce((sum, { db }) => sum + 10 ** (db / 10), 0) / loud.length)
  const octaves = Math.log2(clamp(bends[bends.length >> 1]!, BEND_CENTS.least, BEND_CENTS.most))
  return ODDS.start + ODDS.bend * octaves + ODDS.level * clamp(voiceDb - wholeDb, LEVEL_DB.least, LEVEL_DB.most)
}

/** What is voiced in every so many stretches. */
function stretchesOf(pffft: Pffft, parts: Parts, every: number): readonly Stretch[] {
  const { sampleRate, lengthSamples, read } = middleOf(parts.vocals)
  const stretches: Stretch[] = []
  for (let from = 0; from < lengthSamples; from += every * STRETCH_SAMPLES) {
    const samples = read(from, Math.min(lengthSamples, from + STRETCH_SAMPLES))
    const tracks = soundingSpans(samples, sampleRate).map((span) => {
      const sound = { sampleRate, samples: samples.subarray(span.from, span.to) }
      return { sound, f0Hz: trackSungPitch(pffft, sound, HOP_SEC).f0Hz }
    })
    stretches.push({
      frames: tracks.flatMap(({ sound, f0Hz }) => framesOf(sound, f0Hz)),
      sounding: tracks.reduce((sum, { f0Hz }) => sum + f0Hz.length, 0),
      wholeDb: decibels(powerOf(parts, from, samples.length)),
    })
  }
  return stretches
}

function framesOf({ sampleRate, samples }: MonoPcm, f0Hz: Float32Array): readonly Frame[] {
  const slides = f0Hz.map((hz, frame) => slideCents(f0Hz[frame - 1] ?? 0, hz))
  return [...f0Hz].flatMap((hz, frame): Frame[] => {
    if (hz === 0) return []
    const bend = Math.abs(slides[frame]! - (slides[frame - 1] ?? Number.NaN))
    const at = Math.round(frame * HOP_SEC * sampleRate)
    const half = Math.round((HOP_SEC * sampleRate) / 2)
    const around = samples.subarray(Math.max(0, at - half), at + half)
    return [
      {
        db: decibels(meanSquare(around)),
        bendCents: Number.isNaN(bend) ? null : bend,
        begins: !f0Hz[frame - 1],
      },
    ]
  })
}

/** From one frame to the next; not a number where it is no slide. */
function slideCents(beforeHz: number, hz: number): number {
  const cents = 1200 * Math.log2(hz / beforeHz)
  return Math.abs(cents) < JUMP_CENTS ? cents : Number.NaN
}

/** Mean square of a channel of both parts together, in samples from one place on. */
function powerOf({ vocals, instrumental }: Parts, from: number, count: number): number {
  const channels = () => [new Float32Array(count), new Float32Array(count)] as const
  const [sung, played] = [channels(), channels()]
  vocals.read(from, ...sung)
  instrumental.read(from, ...played)
  let energy = 0
  for (const channel of [0, 1] as const) {
    for (let at = 0; at < count; at++) energy += (sung[channel][at]! + played[channel][at]!) ** 2
  }
  return energy / (2 * count)
}

function meanSquare(samples: Float32Array): number {
  let energy = 0
  for (let at = 0; at < samples.length; at++) energy += samples[at]! ** 2
  return energy / Math.max(1, samples.length)
}

const decibels = (power: number) => 10 * Math.log10(power + SILENT)
