/** The door of the engine: what the server may use. Threads that make sound take sound.ts, pages and forms the small one, browser.ts. */
export type { CodecAssets, InstrumentAssets, Mp3Encoder, SpeechAssets } from './assets.ts'
export type { Brief, ReferenceUse } from './brief/brief.ts'
export { type BriefFacts, briefFacts } from './brief/brief-facts.ts'
export { readBrief } from './brief/read-brief.ts'
export { inspectRecording, type RecordingFacts } from './codec/recording/inspect-recording.ts'
export type { RecordingRefusal } from './codec/recording/refused.ts'
export { type RecordingFormat, sniffFormat } from './codec/recording/sniff.ts'
export type { SingerFor, SongRequest } from './compose/settings/request.ts'
export { stylesIn } from './compose/settings/settings.ts'
export { isSingable, type OwnWords, readOwnWords } from './compose/words/own-words.ts'
export type { CoverVoice } from './cover/convert-vocals.ts'
export type { Levels } from './cover/mix-cover.ts'
export type { DemoVoice } from './demo/voice-demo.ts'
export { INSTRUMENT_NAMES, type InstrumentName } from './instruments/registry.ts'
export { detectLanguage } from './lyrics/language/detect.ts'
export { isLanguage, LANGUAGES, type Language } from './lyrics/language/language.ts'
export { SECTION_KINDS, type SectionKind } from './lyrics/markup/lyric-section.ts'
export { tagOf } from './lyrics/markup/section-tags.ts'
export { kindOfTag } from './lyrics/markup/tags.ts'
export type { Pronounce } from './lyrics/pronunciation.ts'
export { NothingToSing } from './lyrics/sections.ts'
export { createSungWords } from './lyrics/sung-words/sung-words.ts'
export type { StereoPcm } from './pcm/pcm.ts'
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
export type { Studio } from './render/render-song.ts'
export { scoreSheet } from './render/score-sheet.ts'
export { ENGINE_VERSION } from './render/version.ts'
export { type ReworkChoices, reworkChoices } from './rework/choices.ts'
export { CannotRework, type Refusal } from './rework/refusal.ts'
export { type Change, tryRework } from './rework/rework.ts'
export { type Score, secondsAt, writtenLines } from './score/score.ts'
export { SEPARATION_EDITION } from './separation/separate.ts'
export type { SungPart } from './singing/contract.ts'
export { type InspirationRequest, writeInspiration } from './songwriter/inspiration.ts'
export { writeSong } from './songwriter/write-song.ts'
export { keyNamed } from './theory/key-name.ts'
export { type OwnVoice, UnfitRecordingError } from './voices/own-voice.ts'
export { SINGERS, type Singer } from './voices/singers.ts'
export { PLAIN_VOICE, type VoiceModel } from './voices/voice-model.ts'
