import type { Reference } from '../../reference/reference.ts'
import type { MoodProfile } from '../styles/moods.ts'
import type { StyleProfile } from '../styles/profile.ts'
import type { Choices } from './choices.ts'

/** By how much drums and bass of a recording move those of a song, in decibels. */
const LEVEL_DB = { soft: -4, strong: 3 } as const
/** By how much a dark or bright recording moves the accompaniment: semitones, and a factor on how hard it is played. */
const BRIGHTNESS = { dark: { register: -3, force: 0.92 }, bright: { register: 3, force: 1.06 } } as const

/** The choices with tempo, key and meter of a recording, where nobody asked for others. */
export function withReference(choices: Choices, reference: Reference | undefined): Choices {
  if (!reference) return choices
  const { attributes } = choices
  const isOwnKey = attributes.tonic !== null
  return {
    ...choices,
    attributes: {
      ...attributes,
      tempoBpm: attributes.tempoBpm ?? reference.tempo,
      tonic: attributes.tonic ?? reference.key?.tonic ?? null,
      mode: attributes.mode ?? (isOwnKey ? null : (reference.key?.mode ?? null)),
      beatsPerBar: attributes.beatsPerBar ?? reference.meter,
    },
  }
}

/** The style with drums and bass as loud against the rest as they are in a recording. */
export function balancedAs(profile: StyleProfile, { drums, bass }: Reference): StyleProfile {
  const moved = {
    drums: drums === null || drums === 'none' ? 0 : LEVEL_DB[drums],
    bass: bass === null ? 0 : LEVEL_DB[bass],
    harmony: 0,
    lead: 0,
  }
  return { ...profile, parts: profile.parts.map((part) => ({ ...part, gainDb: part.gainDb + moved[part.stem] })) }
}

/** The mood as dark or bright as a recording. */
export function brightAs(mood: MoodProfile, { brightness }: Reference): MoodProfile {
  if (brightness === null) return mood
  const { register, force } = BRIGHTNESS[brightness]
  return { ...mood, register: mood.register + register, force: mood.force * force }
}
