import type { SungLine, Vocal } from '../../score/score.ts'
import type { Stage } from '../arrangement/stage.ts'
import type { SungPhrase } from '../melody/vocal-melody.ts'
import { swungNote } from '../rhythm/feel.ts'
import type { StyleProfile } from '../styles/profile.ts'
import { liftedLines } from '../transposition/lift.ts'
import type { Cast } from './cast.ts'
import { joining, together } from './second-voice.ts'

/** Whether words come back as echoes, as the style has it. */
export function throwsOf({ throwBeats }: StyleProfile['vocal']): Pick<Vocal, 'throwBeats'> {
  return throwBeats ? { throwBeats } : {}
}

/** The words with their notes and singers. Where both sing, the second goes along with the lead; in choruses a voice joins in. */
export function toVocal(
  { lead, second }: Cast,
  line: readonly SungPhrase[],
  profile: StyleProfile,
  stage: Stage,
): Vocal {
  const { swing, vocal } = profile
  // Lifted lines are sung higher than they are composed.
  const other = second && { ...second.range, high: second.range.high - (stage.lift?.semitones ?? 0) }
  const lines = line.flatMap(({ section, phrase, notes }): SungLine[] => {
    const isChorus = stage.sections[section]?.kind === 'chorus'
    const joined = isChorus && vocal.backing ? joining(notes, vocal.backing, lead.range, stage) : null
    let next = 0
    return phrase.lines.map((spoken) => {
      const first = next
      const words = spoken.words.map((word) => ({
        text: word.text,
        syllables: word.syllables.map((syllable) => ({ ...syllable, notes: [swungNote(notes[next++]!, swing)] })),
      }))
      const { voice: _, ...said } = spoken
      const own = { ...said, section, words }
      const isBoth = own.by === 'both' && other
      const harmony = isBoth ? together(notes.slice(first, next), other, stage) : joined?.slice(first, next)
      return harmony && !own.behind ? { ...own, harmony } : own
    })
  })
  return {
    singer: lead.name,
    ...(second ? { second: second.name } : {}),
    ...{ gainDb: vocal.gainDb, reverb: vocal.reverb },
    lines: liftedLines(lines, stage),
    ...throwsOf(vocal),
  }
}
