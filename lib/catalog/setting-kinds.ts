import { MOODS, SCENARIOS, STYLES } from '#lib/engine/browser.ts'
import { GENRE_STYLES } from './genres.ts'

/** The three settings and what each can be. */
export const SETTING_KINDS = { style: STYLES, mood: MOODS, scenario: SCENARIOS } as const

/** The categories of published songs: of styles also those that the pages of genres begin with. */
export const CATEGORY_NAMES = {
  ...SETTING_KINDS,
  style: [...new Set([...STYLES, ...Object.values(GENRE_STYLES)])],
}

export type SettingKind = keyof typeof SETTING_KINDS

export const SETTING_NAMES = Object.keys(SETTING_KINDS) as SettingKind[]

/** Whether a setting is one of those that have a name; a style may be written, too. */
export const isNamed = (kind: SettingKind, value: string) => SETTING_KINDS[kind].some((name) => name === value)
