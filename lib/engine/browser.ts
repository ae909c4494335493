/** The small door: names that pages and forms need, without any of the engine behind them. */
export type { ReferenceUse } from './brief/brief.ts'
export type { BriefFacts } from './brief/brief-facts.ts'
export type { OwnWords } from './compose/words/own-words.ts'
export { LANGUAGES, type Language } from './lyrics/language/language.ts'
export { hasWords } from './lyrics/markup/has-words.ts'
export { SECTION_KINDS, type SectionKind } from './lyrics/markup/lyric-section.ts'
export { SECTION_TAGS } from './lyrics/markup/section-tags.ts'
export { STAGES, type Stage } from './progress.ts'
export {
  BASS_LEVELS,
  BRIGHTNESSES,
  DRUM_LEVELS,
  ENERGY_PARTS,
  energyShape,
  NO_REFERENCE,
  REFERENCE_PARTS,
  type Reference,
  type ReferencePart,
} from './reference/reference.ts'
export type { ReworkChoices } from './rework/choices.ts'
export { MOODS, type MoodName, SCENARIOS, type ScenarioName, STYLES, type StyleName } from './score/names.ts'
export type { Key } from './theory/scale.ts'
export type { SingerManner } from './voices/singers.ts'
export { PLAIN_VOICE, type VoiceModel } from './voices/voice-model.ts'
