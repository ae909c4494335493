import { MOODS, SCENARIOS, STYLES } from '#lib/engine/browser.ts'

/** The three settings and what each can be. */
export const SETTING_KINDS = { style: STYLES, mood: MOODS, scenario: SCENARIOS } as const

export type SettingKind = keyof typeof SETTING_KINDS

export const SETTING_NAMES = Object.keys(SETTING_KINDS) as SettingKind[]
