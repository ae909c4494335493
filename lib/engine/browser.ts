/** The small door: names that pages and forms need, without any of the engine behind them. */
export { MOODS, type MoodName, SCENARIOS, type ScenarioName, STYLES, type StyleName } from './compose/names.ts'
export type { ReworkChoices } from './compose/rework/choices.ts'
export { hasWords } from './lyrics/has-words.ts'
export { LANGUAGES, type Language } from './lyrics/language.ts'
export { SECTION_KINDS, type SectionKind } from './lyrics/lyric-section.ts'
export { SECTION_TAGS } from './lyrics/section-tags.ts'
export { STAGES, type Stage } from './progress.ts'
export { PLAIN_VOICE, type VoiceModel } from './voices/voice-model.ts'
