import type { Language, MoodName, Reference, ReferencePart, ScenarioName } from '#lib/engine/browser.ts'
import type { Gender } from '#lib/schemas/song.ts'
import type { ReadRecording } from '#lib/schemas/upload.ts'

/** What is in the generator form. */
export type Draft = {
  readonly tab: 'lyrics' | 'description'
  /** In forms that have the switch: whether lyrics may go without settings. */
  readonly customMode: boolean
  readonly title: string
  readonly lyrics: string
  readonly description: string
  /** What was understood of the description and taken out again: "plot", "about:thunder". It goes with the words. */
  readonly ignored: readonly string[]
  readonly settings: Settings
  /** The style that a page prefilled the form with, until somebody goes on from it. */
  readonly presetStyle: string | null
  readonly gender: Gender
  readonly instrumental: boolean
  /** null: heard out of the words. */
  readonly language: Language | null
  /** Seconds; null: as long as the words need. */
  readonly lengthSec: number | null
  readonly seed: number | null
  /** How many songs of it one press makes: 1 or 2. */
  readonly takes: number
  /** What was there before something from elsewhere replaced it, to be restored. */
  readonly before: Draft | null
  readonly reference: DraftReference | null
}

/** What a recording sets. */
export type DraftReference = {
  /** '' where nobody knows it any more. */
  readonly fileName: string
  readonly heard: Reference
  /** How much of the file could be read, where that is known. */
  readonly read?: ReadRecording
  /** What somebody took out of it. */
  readonly ignored: readonly ReferencePart[]
}

export type Settings = {
  /** One of the named, or words of the person's own. */
  readonly style: string | null
  readonly mood: MoodName | null
  readonly scenario: ScenarioName | null
}

export const NO_SETTINGS: Settings = { style: null, mood: null, scenario: null }

export const EMPTY_DRAFT: Draft = {
  tab: 'lyrics',
  customMode: true,
  title: '',
  lyrics: '',
  description: '',
  ignored: [],
  settings: NO_SETTINGS,
  presetStyle: null,
  gender: 'random',
  instrumental: false,
  language: null,
  lengthSec: null,
  seed: null,
  takes: 1,
  before: null,
  reference: null,
}

/**
 * The draft after its song has been sent off: its words and settings gone; the voice, the number of takes, and what was not
 * sung, as they were.
 */
export function cleared(draft: Draft): Draft {
  const { tab, customMode, gender, instrumental, title, lyrics, description, ignored, takes, before } = draft
  const rest = { ...EMPTY_DRAFT, tab, customMode, gender, takes, before }
  if (tab === 'description') return { ...rest, title, lyrics }
  return { ...rest, lyrics: instrumental ? lyrics : '', description, ignored }
}

const SETTINGS = Object.keys(NO_SETTINGS) as (keyof Settings)[]
const WRITTEN = ['title', 'lyrics', 'description'] as const satisfies readonly (keyof Draft)[]

/** Whether words of somebody's would be lost with another draft in this one's place, or the settings that go with them. */
export function isLostIn(draft: Draft, next: Draft): boolean {
  const written = WRITTEN.filter((name) => draft[name].trim() !== '')
  const chosen = SETTINGS.filter((name) => draft.settings[name] !== null)
  return (
    written.length > 0 &&
    (written.some((name) => next[name] !== draft[name]) ||
      chosen.some((name) => next.settings[name] !== draft.settings[name]))
  )
}

/** The draft of a page that begins with a style, or with none, unless somebody has chosen settings of their own. */
export function withPreset(draft: Draft, presetStyle: string | null): Draft {
  const { style, mood, scenario } = draft.settings
  const isChosen = (style !== null && style !== draft.presetStyle) || mood !== null || scenario !== null
  if (isChosen || presetStyle === draft.presetStyle) return draft
  return { ...draft, presetStyle, settings: { ...draft.settings, style: presetStyle } }
}
