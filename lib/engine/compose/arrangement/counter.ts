import type { Random } from '../../random/random.ts'
import type { Note } from '../../score/score.ts'
import type { PlannedSection } from '../form/form.ts'
import { chordAt } from '../harmony/harmony.ts'
import { composeMelody } from '../melody/melody.ts'
import { metricStrength } from '../rhythm/rhythm.ts'
import type { Part } from '../styles/profile.ts'
import { forceOf, isFinalBar, plays, type Stage } from './stage.ts'

/** Semitones that the line goes from its centre. */
const SPAN = 8

/** A countermelody: long notes of the chords under what is sung, and steps on the beats where the voice rests. */
export function playCounter(part: Part, stage: Stage, random: Random): Note[] {
  let before: number | null = null
  return stage.sections.flatMap((section, index) => {
    if (!plays(part, section, stage)) return []
    const beats = onsetsOf(section, index, stage)
    const open = beats.map((beat) => {
      const strength = Math.max(0.9, metricStrength(beat - section.startBeat, stage.beatsPerBar))
      return { chord: chordAt(stage.chords, beat + 0.01), strength, favoured: null }
    })
    const shape = {
      ...{ key: stage.key, low: part.centre - SPAN, high: part.centre + SPAN, centre: part.centre },
      arc: [-3, 0, 4] as const,
      ...{ motif: random.pick(OPENINGS), closes: true, leaps: 0.2, reciting: -3 },
    }
    const pitches = composeMelody(open, shape, before, random.fork(`${section.startBeat}`))
    before = pitches.at(-1) ?? before
    const end = section.startBeat + section.lengthBeats
    return beats.map((startBeat, at) => ({
      startBeat,
      lengthBeats: ((beats[at + 1] ?? end) - startBeat) * 0.97,
      pitch: pitches[at]!,
      velocity: Math.min(1, forceOf(section, stage) * 0.85),
    }))
  })
}

const OPENINGS = [
  [-1, -1, -1],
  [1, 1, -1],
  [1, -1, -1],
  [-1, 1, 1],
] as const

/** Where chords change and in the middle of long ones, and every beat on which nobody sings. */
function onsetsOf(section: PlannedSection, index: number, { line, chords, beatsPerBar, ...stage }: Stage): number[] {
  const sung = line.filter((phrase) => phrase.section === index).flatMap(({ notes }) => notes)
  const isSung = (beat: number) =>
    sung.some((note) => note.startBeat < beat + 1 && note.startBeat + note.lengthBeats > beat)
  const changes = new Set(chords.map(({ startBeat }) => startBeat))
  const halfBar = beatsPerBar % 2 === 0 ? beatsPerBar / 2 : beatsPerBar
  return Array.from({ length: section.lengthBeats }, (_, beat) => section.startBeat + beat).filter((beat) => {
    if (isFinalBar({ ...stage, beatsPerBar }, beat)) return false
    return (beat - section.startBeat) % halfBar === 0 || changes.has(beat) || !isSung(beat)
  })
}
