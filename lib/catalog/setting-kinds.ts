import { MOODS, SCENARIOS, STYLES } from '#lib/engine/browser.ts'
import { GENRE_STYLES } from './genres.ts'

/** The three settings and what each can be. */
export const SETTING_KINDS = { style: STYLES, mood: MOODS, scenario: SCENARIOS } as const

/** The categories of published songs. The styles also include those that the genre pages begin with. */
export const CATEGORY_NAMES = {
  ...SETTING_KINDS,
  style: [...new Set([...STYLES, ...Object.values(GENRE_STYLES)])],
}

export type SettingKind = keyof typeof SETTING_KINDS

export const SETTING_NAMES = Object.keys(SETTING_KINDS) as SettingKind[]

/** Whether a value is one of the named ones. A style can also be in a person's own words. */
export const isNamed = (kind: SettingKind, value: string) => SETTING_KINDS[kind].some((name) => name === value)
