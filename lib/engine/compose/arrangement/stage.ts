import type { Chord, Key, Lift } from '../../score/score.ts'
import type { PlannedSection } from '../form/form.ts'
import type { SungPhrase } from '../melody/vocal-melody.ts'
import type { Part } from '../styles/profile.ts'

/** What every player of the arrangement can see. */
export type Stage = {
  readonly sections: readonly PlannedSection[]
  readonly chords: readonly Chord[]
  readonly key: Key
  readonly beatsPerBar: number
  readonly secPerBeat: number
  readonly lengthBeats: number
  /** The sung line, which in an instrumental song the lead plays. */
  readonly line: readonly SungPhrase[]
  /** Factor on velocities. */
  readonly force: number
  /** Semitones that parts are moved by. */
  readonly register: number
  readonly ending: 'ring' | 'hit' | 'thin-out'
  readonly build?: 'roll' | 'swell'
  /** From where on all parts are transposed up afterwards; players still play in the song's own key. */
  readonly lift?: Lift
}

/** Loudness of an accented note in a section, 0..1. */
export function forceOf(section: PlannedSection, stage: Stage): number {
  return (0.62 + 0.33 * section.energy) * stage.force
}

export const STEP_BEATS = 0.25

/** The share of its written time that a note sounds: parts may play their short notes shorter, and never long ones. */
export function heldShare({ shortHeld = 1 }: Part, pattern: string, step: number): number {
  return pattern[step + 1] === '-' && pattern[step + 2] === '-' ? 1 : shortHeld
}

/** The bars of a pattern that suit the meter, or null when it was written for another. */
export function barsOfPattern(pattern: string, beatsPerBar: number): string[] | null {
  const bars = pattern.split('|')
  return bars.every((bar) => bar.length === beatsPerBar / STEP_BEATS) ? bars : null
}

/** A bar's pattern with what it holds struck again, as `again` says, where the harmony changes within the bar. */
export function restruck(
  pattern: string,
  barBeat: number,
  chords: readonly Chord[],
  again: (mark: string) => string = (mark) => mark,
): string {
  const changes = new Set(chords.map(({ startBeat }) => Math.round((startBeat - barBeat) / STEP_BEATS)))
  let held = '.'
  return [...pattern]
    .map((mark, step) => {
      if (mark !== '-') held = mark
      return mark === '-' && changes.has(step) ? again(held) : mark
    })
    .join('')
}

/** Whether a part has something to play in a section. */
export function plays(
  { energy: [least, most], waits, rests }: Part,
  section: PlannedSection,
  { sections }: Stage,
): boolean {
  if (section.energy < least || section.energy > most || rests?.includes(section.kind)) return false
  if (waits !== 'last-chorus') return true
  return section.ordinal > 0 && section === sections.findLast(({ kind }) => kind === 'chorus')
}

/** The song's last bar, where everything but the final chord is over. */
export function isFinalBar(stage: Pick<Stage, 'lengthBeats' | 'beatsPerBar'>, barBeat: number): boolean {
  return barBeat >= stage.lengthBeats - stage.beatsPerBar - 1e-6
}
