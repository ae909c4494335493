import type { Language, MoodName, ScenarioName } from '#lib/engine/browser.ts'
import type { Gender } from '#lib/schemas/song.ts'

/** What lies on the writing desk. */
export type Draft = {
  readonly tab: 'lyrics' | 'description'
  /** On desks that have the switch: whether lyrics may go without settings. */
  readonly customMode: boolean
  readonly title: string
  readonly lyrics: string
  readonly description: string
  /** What was understood of the description and taken out again: "plot", "about:thunder". It goes with the words. */
  readonly ignored: readonly string[]
  readonly settings: Settings
  /** The style that a page laid on the desk, until somebody goes on from it. */
  readonly presetStyle: string | null
  readonly gender: Gender
  readonly instrumental: boolean
  /** null: heard out of the words. */
  readonly language: Language | null
  /** Seconds; null: as long as the words need. */
  readonly lengthSec: number | null
  readonly seed: number | null
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
}

/** The desk after its song has been sent off: its words and settings gone; the voice, and what was not sung, as they were. */
export function cleared(draft: Draft): Draft {
  const { tab, customMode, gender, instrumental, title, lyrics, description, ignored } = draft
  const rest = { ...EMPTY_DRAFT, tab, customMode, gender }
  if (tab === 'description') return { ...rest, title, lyrics }
  return { ...rest, lyrics: instrumental ? lyrics : '', description, ignored }
}

/** The desk of a page that begins with a style, or with none, unless somebody has chosen settings of their own. */
export function withPreset(draft: Draft, presetStyle: string | null): Draft {
  const { style, mood, scenario } = draft.settings
  const isChosen = (style !== null && style !== draft.presetStyle) || mood !== null || scenario !== null
  if (isChosen || presetStyle === draft.presetStyle) return draft
  return { ...draft, presetStyle, settings: { ...draft.settings, style: presetStyle } }
}
