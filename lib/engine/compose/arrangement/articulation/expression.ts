import type { TonePlayer } from '../../../instruments/instrument.ts'
import { instrumentNamed } from '../../../instruments/registry.ts'
import type { Random } from '../../../random/random.ts'
import { type ExpressionPoint, type Note, type Section, secondsAt, type Track } from '../../../score/score.ts'

/**
 * How players of one kind shape a held note (messa di voce), in decibels against its velocity: the level at its start, the
 * peak, the share of its length at which the peak lies, and the level at its end. `phraseDb` is how much louder the middle of a
 * phrase is than its ends.
 */
type Shape = {
  readonly startDb: number
  readonly peakDb: number
  readonly peakAt: number
  readonly endDb: number
  readonly phraseDb: number
  /** A held note that leads into a louder section is struck, falls back at once and grows to its end (forte-piano, crescendo). */
  readonly fortePiano?: true
}

const SHAPES: Readonly<Record<TonePlayer, Shape>> = {
  bow: { startDb: -4.5, peakDb: 2, peakAt: 0.6, endDb: -2, phraseDb: 3.5 },
  wind: { startDb: -3.5, peakDb: 1.8, peakAt: 0.5, endDb: -3, phraseDb: 3.5 },
  brass: { startDb: -3, peakDb: 2, peakAt: 0.65, endDb: -1.5, phraseDb: 3, fortePiano: true },
  choir: { startDb: -4.5, peakDb: 2, peakAt: 0.55, endDb: -3, phraseDb: 3.5 },
  bellows: { startDb: -3, peakDb: 1.5, peakAt: 0.7, endDb: -1, phraseDb: 2.5 },
}

/** Forte-piano in decibels, and how soon the note has fallen back. */
const FORTE_PIANO = { startDb: 1, softDb: -8, softSec: 0.18, endDb: 3 }
/** Notes up to the first length are not shaped at all, notes from the second length on are shaped fully. */
const SHAPED_SEC = [0.5, 1.8] as const
/** How much louder the last bars before a fuller section become, and how much fuller that must be. */
const LEAD_IN = { db: 3, bars: 2, energy: 0.08 }
/** After a lead-in the first note is no softer than this share of what it would be. */
const ARRIVED = 0.35
/** A rest of this length separates phrases. Without rests, a phrase ends after every fourth bar of a section. */
const PHRASE_REST_SEC = 0.35
const PHRASE_BARS = 4
/** Bow, breath and bellows turn so fast from the end of a note to the start of the next. */
const TURN_SEC = 0.05
const LIMITS_DB = [-12, 4] as const

/** What the curve depends on besides the notes. All chance comes from the `random` that is passed along. */
type Song = {
  readonly sections: readonly Section[]
  readonly tempoBpm: number
  readonly beatsPerBar: number
  /** How far the style's players go: 1 as an orchestra does, 0 not at all. */
  readonly depth: number
}

/** Notes that begin together, up to the next ones of the track; in beats, as they are played. */
type Stroke = { readonly startBeat: number; readonly endBeat: number }

/** The track with the curve by which its player swells, if it is an instrument that can. */
export function withExpression(track: Track, song: Song, random: Random): Track {
  const { expression: player } = instrumentNamed(track.instrument)
  if (!player || song.depth === 0) return track
  const strokes = strokesOf(track.notes, song)
  const phrases = phrasesOf(strokes, song)
  const points = phrases.flatMap((phrase) => phrasePoints(phrase, SHAPES[player], song, random))
  const swells = points.some(({ gainDb }) => Math.abs(gainDb) > NOTHING_DB)
  return swells ? { ...track, expression: simplified(points) } : track
}

const beatsIn = (sec: number, song: Song) => sec / secondsAt(song, 1)

function strokesOf(notes: readonly Note[], song: Song): Stroke[] {
  const starts = new Map<number, Stroke>()
  for (const { startBeat, lengthBeats, offsetSec = 0 } of notes) {
    const played = Math.max(0, startBeat + beatsIn(offsetSec, song))
    const known = starts.get(startBeat)
    const endBeat = Math.max(startBeat + lengthBeats, known?.endBeat ?? 0)
    starts.set(startBeat, { startBeat: Math.min(played, known?.startBeat ?? played), endBeat })
  }
  const strokes = [...starts.values()].sort((a, b) => a.startBeat - b.startBeat)
  return strokes.map(({ startBeat, endBeat }, at) => {
    const next = strokes[at + 1]?.startBeat ?? Number.POSITIVE_INFINITY
    return { startBeat, endBeat: Math.min(endBeat, next) }
  })
}

function phrasesOf(strokes: readonly Stroke[], song: Song): Stroke[][] {
  const rest = beatsIn(PHRASE_REST_SEC, song)
  const phrases: Stroke[][] = []
  for (const stroke of strokes) {
    const last = phrases.at(-1)?.at(-1)
    const isNew = !last || stroke.startBeat - last.endBeat > rest || spanAt(stroke, song) !== spanAt(last, song)
    if (isNew) phrases.push([stroke])
    else phrases.at(-1)?.push(stroke)
  }
  return phrases
}

/** The section and the group of four bars in which a stroke lies. A stroke just before the border counts to what follows. */
function spanAt({ startBeat }: Stroke, { sections, beatsPerBar }: Song): string {
  const beat = startBeat + EARLY_BEATS
  const section = sectionAt(sections, beat)
  const within = beat - (sections[section]?.startBeat ?? 0)
  return `${section}/${Math.floor(within / (PHRASE_BARS * beatsPerBar))}`
}

const EARLY_BEATS = 0.1

const sectionAt = (sections: readonly Section[], beat: number) =>
  Math.max(
    0,
    sections.findLastIndex(({ startBeat }) => startBeat <= beat),
  )

function phrasePoints(phrase: readonly Stroke[], shape: Shape, song: Song, random: Random): ExpressionPoint[] {
  const start = phrase[0]!.startBeat
  const length = phrase.at(-1)!.endBeat - start
  const own = song.depth * random.between(0.8, 1.2)
  const arcs = phrase.length > 2 ? own * shape.phraseDb : 0
  const furthest = leadsIn(start + length, song) ? 0.5 : 1
  const arcDb = (beat: number) =>
    arcs * (Math.sin(Math.PI * Math.min(furthest, ((beat - start) / length) ** 0.9)) - 0.6)
  return phrase.flatMap((stroke, at) => {
    const next = phrase[at + 1]
    const points = strokePoints(stroke, shape, song, song.depth * random.between(0.8, 1.2))
    const turn = next ? next.startBeat - beatsIn(TURN_SEC, song) : Number.POSITIVE_INFINITY
    return points
      .filter(({ beat }, index) => index === 0 || beat < turn || index === points.length - 1)
      .map(({ beat, gainDb }, index) => {
        const db = gainDb + arcDb(beat) + leadInDb(beat, song) * Math.min(1, song.depth)
        return {
          beat: index === 0 ? beat : Math.max(stroke.startBeat, Math.min(beat, turn)),
          gainDb: Math.min(LIMITS_DB[1], Math.max(LIMITS_DB[0], db)),
        }
      })
  })
}

/** Points of one stroke, in decibels of its own. */
function strokePoints({ startBeat, endBeat }: Stroke, shape: Shape, song: Song, depth: number): ExpressionPoint[] {
  const { sections } = song
  const beats = endBeat - startBeat
  const sec = secondsAt(song, beats)
  const share = Math.min(1, (sec - SHAPED_SEC[0]) / (SHAPED_SEC[1] - SHAPED_SEC[0]))
  if (share <= 0) return [{ beat: startBeat, gainDb: 0 }]
  const energy = sections[sectionAt(sections, startBeat + EARLY_BEATS)]?.energy ?? 0.6
  // Loud playing has less room above it.
  const whole = depth * share * (1.3 - 0.5 * energy)
  const leads = leadsIn(endBeat, song)
  if (shape.fortePiano && leads) {
    const { startDb, softDb, softSec, endDb } = FORTE_PIANO
    const points = [
      [0, startDb],
      [softSec / sec, softDb],
      [(1 + softSec / sec) / 2, (softDb + endDb) / 2 - 1],
      [1, endDb],
    ] as const
    return points.map(([at, db]) => ({ beat: startBeat + at * beats, gainDb: db * Math.min(1, whole) }))
  }
  const { startDb, peakDb } = shape
  const { peakAt, endDb } = leads ? { peakAt: 0.9, endDb: peakDb } : shape
  const first = isArrival(startBeat, song) ? startDb * ARRIVED : startDb
  const points = [
    [0, first],
    [0.3 * peakAt, first + 0.35 * (peakDb - first)],
    [0.7 * peakAt, first + 0.85 * (peakDb - first)],
    [peakAt, peakDb],
    [(1 + peakAt) / 2, peakDb + 0.35 * (endDb - peakDb)],
    [1, endDb],
  ] as const
  return points.map(([at, db]) => ({ beat: startBeat + at * beats, gainDb: db * whole }))
}

/** Rises over the last bars of a section that a fuller one follows. */
function leadInDb(beat: number, { sections, beatsPerBar }: Song): number {
  const at = sectionAt(sections, beat)
  const [section, next] = [sections[at], sections[at + 1]]
  if (!section || !next || next.energy < section.energy + LEAD_IN.energy) return 0
  const length = Math.min(LEAD_IN.bars * beatsPerBar, section.lengthBeats)
  const risen = (beat - (next.startBeat - length)) / length
  return risen > 0 ? LEAD_IN.db * risen ** 2 : 0
}

/** Whether a note or phrase that ends at this beat grows into a fuller section instead of falling. */
const leadsIn = (endBeat: number, song: Song) => leadInDb(endBeat - EARLY_BEATS, song) > LEAD_IN.db / 2

function isArrival(beat: number, song: Song): boolean {
  const section = song.sections[sectionAt(song.sections, beat + EARLY_BEATS)]
  if (!section || Math.abs(beat - section.startBeat) > EARLY_BEATS) return false
  return leadInDb(section.startBeat - EARLY_BEATS, song) > 0
}

/** A point that deviates from the line between its neighbours by less than this is left out. */
const NOTHING_DB = 0.15

function simplified(points: readonly ExpressionPoint[]): ExpressionPoint[] {
  const kept: ExpressionPoint[] = []
  for (const [at, { beat, gainDb }] of points.entries()) {
    const [last, next] = [kept.at(-1), points[at + 1]]
    const point = { beat: Math.round(beat * 1e3) / 1e3, gainDb: Math.round(gainDb * 10) / 10 }
    if (last && point.beat <= last.beat) continue
    if (last && next) {
      const line = last.gainDb + ((next.gainDb - last.gainDb) * (beat - last.beat)) / (next.beat - last.beat)
      if (Math.abs(line - gainDb) < NOTHING_DB) continue
    }
    kept.push(point)
  }
  return kept
}
