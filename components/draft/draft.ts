import type { Language, MoodName, Reference, ReferencePart, ScenarioName } from '#lib/engine/browser.ts'
import type { Gender } from '#lib/schemas/song.ts'
import type { ReadRecording } from '#lib/schemas/upload.ts'

/** What is in the generator form. */
export type Draft = {
  readonly tab: 'lyrics' | 'description'
  /** In forms with a custom-mode switch: whether lyrics may be sent without settings. */
  readonly customMode: boolean
  readonly title: string
  readonly lyrics: string
  readonly description: string
  /**
   * Things that were understood of the description and taken out again: "plot", "about:thunder". They go with the
   * description.
   */
  readonly ignored: readonly string[]
  readonly settings: Settings
  /** The style that a page prefilled, until the person goes on from it. */
  readonly presetStyle: string | null
  readonly gender: Gender
  readonly instrumental: boolean
  /** null: detected from the words. */
  readonly language: Language | null
  /** Seconds; null: as long as the words need. */
  readonly lengthSec: number | null
  readonly seed: number | null
  /** How many songs of it one press makes: 1 or 2. */
  readonly takes: number
  /** The draft before something from elsewhere replaced it, to be restored. */
  readonly before: Draft | null
  readonly reference: DraftReference | null
}

/** A recording that sets parts of the song. */
export type DraftReference = {
  /** '' if the file's name is no longer known. */
  readonly fileName: string
  readonly heard: Reference
  /** How much of the file could be read, where that is known. */
  readonly read?: ReadRecording
  /** The parts that the person took out of it. */
  readonly ignored: readonly ReferencePart[]
}

export type Settings = {
  /** A named style, or the person's own words. */
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
 * The draft after its song was sent: its words and settings are gone. The voice, the number of takes, and words that
 * were not part of this song stay.
 */
export function cleared(draft: Draft): Draft {
  const { tab, customMode, gender, instrumental, title, lyrics, description, ignored, takes, before } = draft
  const rest = { ...EMPTY_DRAFT, tab, customMode, gender, takes, before }
  if (tab === 'description') return { ...rest, title, lyrics }
  return { ...rest, lyrics: instrumental ? lyrics : '', description, ignored }
}

const SETTINGS = Object.keys(NO_SETTINGS) as (keyof Settings)[]
const WRITTEN = ['title', 'lyrics', 'description'] as const satisfies readonly (keyof Draft)[]

/**
 * Whether replacing this draft by another would lose words that a person wrote, or settings that belong to such words.
 */
export function isLostIn(draft: Draft, next: Draft): boolean {
  const written = WRITTEN.filter((name) => draft[name].trim() !== '')
  const chosen = SETTINGS.filter((name) => draft.settings[name] !== null)
  return (
    written.length > 0 &&
    (written.some((name) => next[name] !== draft[name]) ||
      chosen.some((name) => next.settings[name] !== draft.settings[name]))
  )
}

/**
 * The draft with a page's preset style, or without one. If the person has chosen settings of their own, nothing
 * changes.
 */
export function withPreset(draft: Draft, presetStyle: string | null): Draft {
  const { style, mood, scenario } = draft.settings
  const isChosen = (style !== null && style !== draft.presetStyle) || mood !== null || scenario !== null
  if (isChosen || presetStyle === draft.presetStyle) return draft
  return { ...draft, presetStyle, settings: { ...draft.settings, style: presetStyle } }
}
