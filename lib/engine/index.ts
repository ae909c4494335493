/** The door of the engine: what the server may use. Pages and forms take the small one, browser.ts. */
export { contourOf } from './analyse/contour.ts'
export type {
  Assets,
  CodecAssets,
  InstrumentAssets,
  Mp3Encoder,
  ParseEnglish,
  Pffft,
  SpeechAssets,
  WordAssets,
} from './assets.ts'
export type { Brief, ReferenceUse } from './brief/brief.ts'
export { type BriefFacts, briefFacts } from './brief/brief-facts.ts'
export { readBrief } from './brief/read-brief.ts'
export { decodeRecording, type Recording } from './codec/recording/decode-recording.ts'
export type { RecordingDecoders, SourceBlock } from './codec/recording/decoders.ts'
export { inspectRecording, type RecordingFacts } from './codec/recording/inspect-recording.ts'
export { type RecordingRefusal, RecordingRefusedError } from './codec/recording/refused.ts'
export { type RecordingFormat, sniffFormat } from './codec/recording/sniff.ts'
export { samplesOfWav } from './codec/wav.ts'
export { composeSong } from './compose/compose.ts'
export { describeSong } from './compose/describe.ts'
export type { SingerFor, SongRequest } from './compose/settings/request.ts'
export { stylesIn } from './compose/settings/settings.ts'
export { isSingable, type OwnWords, readOwnWords } from './compose/words/own-words.ts'
export { type CoverVoice, convertVocals } from './cover/convert-vocals.ts'
export { coverNote } from './cover/cover-note.ts'
export { isSung } from './cover/is-sung.ts'
export { encodePart, type Levels, mixCover } from './cover/mix-cover.ts'
export { type Part, partOfWav, wavPieces } from './cover/part.ts'
export { type Parts, takeApart } from './cover/take-apart.ts'
export { transposePart } from './cover/transpose.ts'
export { createVoiceDemo, type DemoVoice } from './demo/voice-demo.ts'
export { INSTRUMENT_NAMES, type InstrumentName } from './instruments/registry.ts'
export { detectLanguage } from './lyrics/language/detect.ts'
export { isLanguage, LANGUAGES, type Language } from './lyrics/language/language.ts'
export { SECTION_KINDS, type SectionKind } from './lyrics/markup/lyric-section.ts'
export { tagOf } from './lyrics/markup/section-tags.ts'
export { kindOfTag } from './lyrics/markup/tags.ts'
export type { Pronounce } from './lyrics/pronunciation.ts'
export { NothingToSing } from './lyrics/sections.ts'
export { createSungWords } from './lyrics/sung-words/sung-words.ts'
export { SAMPLE_RATE, type StereoPcm } from './pcm/pcm.ts'
export { COVER_STAGES, type CoverStage, STAGES, type Stage, type TaskOptions } from './progress.ts'
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
export { LONGEST_TAIL_SEC, type RenderedSong, renderSong, type Studio } from './render/render-song.ts'
export { renderStems, StemsDiffer } from './render/render-stems.ts'
export { scoreSheet } from './render/score-sheet.ts'
export { ENGINE_VERSION } from './render/version.ts'
export { type ReworkChoices, reworkChoices } from './rework/choices.ts'
export { reworkedLyrics } from './rework/lyrics.ts'
export { CannotRework, type Refusal } from './rework/refusal.ts'
export { type Change, reworkSong, tryRework } from './rework/rework.ts'
export { type Score, secondsAt, writtenLines } from './score/score.ts'
export { SEPARATION_EDITION } from './separation/separate.ts'
export type { Sing, SungPart } from './singing/contract.ts'
export { createSing } from './singing/sing.ts'
export { type InspirationRequest, writeInspiration } from './songwriter/inspiration.ts'
export { titleOfLyrics } from './songwriter/title-of-lyrics.ts'
export { writeSong } from './songwriter/write-song.ts'
export { createPronounce } from './speech/pronounce.ts'
export { keyNamed } from './theory/scale.ts'
export { formantScaleAt } from './voices/formant-scale.ts'
export { UNFIT } from './voices/own-voice/analyse-voice.ts'
export { estimateOwnVoice, type OwnVoice, UnfitRecordingError } from './voices/own-voice.ts'
export { SINGERS, type Singer, singerFor } from './voices/singers.ts'
export { PLAIN_VOICE, type VoiceModel } from './voices/voice-model.ts'
