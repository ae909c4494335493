import type { Stage } from '../compose/arrangement/stage.ts'
import { BEYOND, perform } from '../compose/compose.ts'
import type { PlacedPhrase, PlannedSection } from '../compose/form/form.ts'
import type { SungPhrase } from '../compose/melody/vocal-melody.ts'
import { swungNote } from '../compose/rhythm/feel.ts'
import { straightNote, swingOf } from '../compose/rhythm/swing.ts'
import { MOOD_PROFILES, NEUTRAL_MOOD } from '../compose/styles/moods.ts'
import type { StyleProfile } from '../compose/styles/profile.ts'
import { STYLE_PROFILES } from '../compose/styles/registry.ts'
import { liftedChords, liftedLines } from '../compose/transposition/lift.ts'
import { notesOf, withNotes } from '../compose/transposition/transpose.ts'
import { withBacking } from '../compose/vocals/backing.ts'
import { joining } from '../compose/vocals/second-voice.ts'
import { throwsOf } from '../compose/vocals/vocal-part.ts'
import { createRandom } from '../random/random.ts'
import type { GenreName, MoodName } from '../score/names.ts'
import type { Note, Score, Section, SungLine, Vocal } from '../score/score.ts'
import { singerNamed } from '../voices/singers.ts'
import { CannotRework } from './refusal.ts'
import { tempoLimits } from './tempo.ts'
import { movedTrack } from './track.ts'

/** Whether a style has grooves for a song's meter. */
export function canPlay(style: GenreName, { meter }: Score): boolean {
  return STYLE_PROFILES[style].meters.some(([own]) => own.beatsPerBar === meter.beatsPerBar)
}

/**
 * The same song by another band: words, melody, chords and form stay; who plays, how, and how loud is the other
 * style's, as the song's seed chooses. The tempo moves only as far as the style asks for and the words can follow.
 */
export function inStyle(score: Score, { style }: { readonly style: GenreName }): Score {
  const { beatsPerBar } = score.meter
  const profile = STYLE_PROFILES[style]
  if (!canPlay(style, score)) throw new CannotRework({ reason: 'styleLacksMeter', beatsPerBar })
  const straight = withStraightVoice(inOneKey(score))
  const tempoBpm = tempoFor(score, profile)
  const stage = stageOf(straight, profile, tempoBpm)
  const { vocal } = straight
  const random = createRandom(`${score.seed}/${style}`)
  return withBacking({
    ...score,
    style,
    tempoBpm,
    tracks: perform(profile, stage, vocal !== null, random).map((track) => movedTrack(track, 0)),
    vocal: vocal && lifted(restyled(vocal, profile, stage), score),
  })
}

/** The song as its players think of it, from which its lift starts. */
function inOneKey(score: Score): Score {
  const { vocal } = score
  const chords = liftedChords(score.chords, score, -1)
  return { ...score, chords, vocal: vocal && { ...vocal, lines: liftedLines(vocal.lines, score, -1) } }
}

function lifted(vocal: Vocal, score: Score): Vocal {
  return { ...vocal, lines: liftedLines(vocal.lines, score) }
}

function withStraightVoice(score: Score): Score {
  const { vocal } = score
  if (!vocal) return score
  const swing = swingOf(score)
  const lines = vocal.lines.map((line) => withNotes(line, (note) => straightNote(note, swing)))
  return { ...score, vocal: { ...vocal, lines } }
}

function tempoFor(score: Score, { tempoBpm: [low, high] }: StyleProfile): number {
  const { lowBpm, highBpm } = tempoLimits(score)
  const wanted = Math.round(Math.min(high * BEYOND, Math.max(low / BEYOND, score.tempoBpm)))
  return Math.min(highBpm, Math.max(lowBpm, wanted))
}

/** What the players of another style must see of a song whose voice is straight. */
function stageOf(score: Score, profile: StyleProfile, tempoBpm: number): Stage {
  const mood = MOOD_PROFILES[score.mood as MoodName] ?? NEUTRAL_MOOD
  const line = melodyOf(score)
  return {
    sections: score.sections.map((section, index) => planned(section, index, score, line)),
    line,
    ...{ chords: score.chords, key: score.key, lengthBeats: score.lengthBeats },
    beatsPerBar: score.meter.beatsPerBar,
    secPerBeat: 60 / tempoBpm,
    force: mood.force,
    register: mood.register,
    ending: profile.ending,
    ...(profile.build ? { build: profile.build } : {}),
    ...(score.lift ? { lift: score.lift } : {}),
  }
}

/** A phrase for each line; in a song without words the part that leads is the melody, a phrase for each section. */
function melodyOf(score: Score): SungPhrase[] {
  const phrase = { lines: [], weights: [] }
  if (score.vocal) {
    const sung = score.vocal.lines.map((line) => ({ section: line.section, phrase, notes: notesOf(line) }))
    return sung.filter(({ notes }) => notes.length > 0)
  }
  const swing = swingOf(score)
  const leads = score.tracks.filter((track) => track.stem === 'lead').map((track) => track.notes)
  const lead = leads.reduce((longest, notes) => (notes.length > longest.length ? notes : longest), [])
  return score.sections.flatMap((section, index): SungPhrase[] => {
    if (!MELODIC.has(section.kind)) return []
    const end = section.startBeat + section.lengthBeats
    const own = lead.filter(({ startBeat }) => startBeat >= section.startBeat && startBeat < end)
    const notes = own.map(({ offsetSec: _, ...note }): Note => straightNote(note, swing))
    return notes.length > 0 ? [{ section: index, phrase, notes }] : []
  })
}

/** Sections with a melody of their own; in the others the lead quotes it. */
const MELODIC: ReadonlySet<Section['kind']> = new Set(['verse', 'pre-chorus', 'chorus', 'bridge'])

function planned(section: Section, index: number, score: Score, line: readonly SungPhrase[]): PlannedSection {
  const own = line.filter((phrase) => phrase.section === index)
  const ordinal = score.sections.slice(0, index).filter(({ kind }) => kind === section.kind).length
  return { ...section, ordinal, phrases: placedPhrases(own, section, score.meter.beatsPerBar) }
}

const PICKUP_BEATS = 1

/** The room of each phrase: from the bar in which it begins, or that its pickup leads to, up to that of the next one. */
function placedPhrases(own: readonly SungPhrase[], section: Section, beatsPerBar: number): PlacedPhrase[] {
  const bars = own.map(({ notes }) => {
    const within = notes[0]!.startBeat - section.startBeat
    return Math.max(0, Math.floor((within + PICKUP_BEATS) / beatsPerBar)) * beatsPerBar
  })
  return own.map(({ phrase }, at) => {
    const startBeat = bars[at]!
    const rest = section.lengthBeats - startBeat
    const before = at > 0 ? startBeat - bars[at - 1]! : rest
    const lengthBeats = (bars[at + 1] ?? startBeat + Math.min(rest, before || rest)) - startBeat
    return { phrase, startBeat, lengthBeats }
  })
}

/**
 * Sings the lines with the other style's swing, level and reverb. If the style has no backing, the second voices of single
 * lines fall away; lines that both singers sing keep theirs.
 */
function restyled(vocal: Vocal, { swing, vocal: style }: StyleProfile, stage: Stage): Vocal {
  const { gainDb, reverb } = style
  const { range } = singerNamed(vocal.singer)
  const lines = vocal.lines.map((line): SungLine => {
    const { harmony, ...solo } = withNotes(line, (note) => swungNote(note, swing))
    if (line.by === 'both') return harmony ? { ...solo, harmony } : solo
    if (!style.backing || line.behind || stage.sections[line.section]?.kind !== 'chorus') return solo
    return { ...solo, harmony: harmony ?? joining(notesOf(line), style.backing, range, stage) }
  })
  const second = vocal.second ? { second: vocal.second } : {}
  return { singer: vocal.singer, ...second, gainDb, reverb, lines, ...throwsOf(style) }
}
