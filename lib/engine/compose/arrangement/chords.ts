import type { Random } from '../../random/random.ts'
import type { Chord, Note } from '../../score/score.ts'
import { nearestPitch } from '../../theory/pitch.ts'
import { voiceLead } from '../../theory/voicing.ts'
import type { PlannedSection } from '../form/form.ts'
import { chordAt } from '../harmony/harmony.ts'
import type { Part } from '../styles/profile.ts'
import { choosePattern, heldSteps } from './bass.ts'
import { forceOf, heldShare, isFinalBar, plays, restruck, STEP_BEATS, type Stage } from './stage.ts'

const FULL_FROM = 0.56
const STRENGTHS: Readonly<Record<string, number>> = { X: 1, x: 0.82, o: 0.62, m: 0.4 }

/** Comping, strumming, arpeggios and pads: the chords, voice-led, in the part's rhythm. */
export function playChords(part: Part, stage: Stage, random: Random): Note[] {
  const calm = choosePattern(part.patterns?.calm ?? [], stage, random)
  const full = choosePattern(part.patterns?.full ?? [], stage, random)
  const voicings = leadVoices(part, stage)
  const notes: Note[] = []
  for (const [at, section] of stage.sections.entries()) {
    if (!plays(part, section, stage)) {
      const next = stage.sections[at + 1]
      if (next && part.leadsIn && isLedInto(next, section, part, stage)) notes.push(...leadIn(next, voicings, stage))
      continue
    }
    const bars = section.energy < FULL_FROM ? calm : full
    for (let bar = 0; bar * stage.beatsPerBar < section.lengthBeats; bar++) {
      const barBeat = section.startBeat + bar * stage.beatsPerBar
      const last = isFinalBar(stage, barBeat)
      const pattern = last
        ? `${isSoftEnding(section, stage) ? 'o' : 'X'}${'-'.repeat(stage.beatsPerBar / STEP_BEATS - 1)}`
        : restruck(bars[bar % bars.length]!, barBeat, stage.chords)
      for (let step = 0; step < pattern.length; step++) {
        const mark = pattern[step]!
        if (mark === '.' || mark === '-') continue
        const beat = barBeat + step * STEP_BEATS
        const chord = chordAt(stage.chords, beat)
        const pitches = voicesOf(mark, voicings.get(chord) ?? [], chord, part)
        const wanted =
          mark === 'm' ? STEP_BEATS / 2 : heldSteps(pattern, step) * STEP_BEATS * heldShare(part, pattern, step)
        const toChange = chord.startBeat + chord.lengthBeats - beat
        const lengthBeats = Math.max(0.1, Math.min(wanted, toChange)) * 0.98
        const velocity = Math.min(1, forceOf(section, stage) * (STRENGTHS[mark] ?? 0.78) * (step === 0 ? 1 : 0.93))
        notes.push(...struck(pitches, { startBeat: beat, lengthBeats, velocity }, part, isUpstroke(pattern, step)))
      }
    }
  }
  return notes
}

/** Whether the last chord, which all strike together, would stand out of a section that is played softly. */
const isSoftEnding = ({ energy }: PlannedSection, { ending }: Stage) => ending !== 'hit' && energy < FULL_FROM

/**
 * Whether the part leads into the next section: that is a chorus in which it plays, and this section is sung and no bridge,
 * since bridges stay calm.
 */
function isLedInto(next: PlannedSection, section: PlannedSection, part: Part, stage: Stage): boolean {
  const isSung = section.phrases.length > 0 && section.kind !== 'bridge'
  return isSung && next.kind === 'chorus' && plays(part, next, stage)
}

/** The chords of the last bar before a section, held: what plays them swells (expression.ts). */
function leadIn(next: PlannedSection, voicings: ReadonlyMap<Chord, readonly number[]>, stage: Stage): Note[] {
  const from = next.startBeat - stage.beatsPerBar
  return stage.chords.flatMap((chord) => {
    const startBeat = Math.max(from, chord.startBeat)
    const lengthBeats = (Math.min(next.startBeat, chord.startBeat + chord.lengthBeats) - startBeat) * 0.98
    if (lengthBeats < 0.5) return []
    const velocity = Math.min(1, forceOf(next, stage) * LEAD_IN_FORCE)
    return (voicings.get(chord) ?? []).map((pitch) => ({ startBeat, lengthBeats, pitch, velocity }))
  })
}

const LEAD_IN_FORCE = 0.8

function leadVoices(part: Part, stage: Stage): Map<Chord, number[]> {
  const voicings = new Map<Chord, number[]>()
  let previous: number[] | null = null
  const voices = part.voices ?? 4
  for (const chord of stage.chords) {
    // At home the plain chord comes before its colours; elsewhere the bass may have the root to itself.
    const home = chord.root === stage.key.tonic
    const tones = home ? { ...chord, intervals: chord.intervals.slice(0, voices) } : chord
    previous = voiceLead(tones, previous, {
      centre: part.centre + stage.register,
      voices,
      rootless: voices < tones.intervals.length,
    })
    voicings.set(chord, previous)
  }
  return voicings
}

function voicesOf(mark: string, voicing: readonly number[], chord: Chord, part: Part): number[] {
  if (mark === 'l') return voicing.slice(0, 1)
  if (mark === 'h') return voicing.slice(1)
  if (mark === '0') return [nearestPitch(chord.bass, part.centre - 14)]
  const number = Number(mark)
  if (!(number >= 1) || voicing.length === 0) return [...voicing]
  const index = number - 1
  return [voicing[index % voicing.length]! + 12 * Math.floor(index / voicing.length)]
}

/** The hand goes down and up in eighths, or in sixteenths where a pattern has strokes between eighths. */
function isUpstroke(pattern: string, step: number): boolean {
  const hurried = [...pattern].some((mark, at) => at % 2 === 1 && STRUCK.test(mark))
  return hurried ? step % 2 === 1 : step % 4 === 2
}

const STRUCK = /[Xxomh]/

/** How soft an upstroke is, and how many strings it reaches: the hand comes from below and leaves the low ones out. */
const UPSTROKE = { velocity: 0.86, strings: 4 }

/** A strum, string after string, from the low ones down or from the high ones up. */
function struck(pitches: readonly number[], note: Omit<Note, 'pitch'>, { strumSec = 0 }: Part, isUp: boolean): Note[] {
  const up = isUp && strumSec > 0 && pitches.length > 1
  const ordered = up ? pitches.slice(-UPSTROKE.strings).reverse() : pitches
  const velocity = up ? note.velocity * UPSTROKE.velocity : note.velocity
  return ordered.map((pitch, index) => {
    const offsetSec = Math.min(0.03, index * strumSec)
    return { ...note, velocity, pitch, ...(offsetSec > 0 ? { offsetSec } : {}) }
  })
}
