import type { Brief, Language } from '#lib/engine/index.ts'

/** Writes words: of songs, and ideas to start from. */
export type TextProvider = {
  /** The words of a song for what was asked. The songwriter gives the same words for the same brief and seed. */
  writeSong(request: WriteSongRequest): Promise<WrittenLyrics>
  writeInspiration(request: { style?: string; language: Language; seed: number }): Promise<{ description: string }>
}

export type WriteSongRequest = {
  readonly brief: Brief
  readonly seed: number
  /** Characters that lyrics may have. */
  readonly longest: number
  /** Ends the wait, where nobody needs the words any more. */
  readonly signal?: AbortSignal
}

export type WrittenLyrics = { readonly title: string; readonly lyrics: string } & Writer

/** Who wrote words: the embedded songwriter or a language model. */
export type Writer = {
  readonly writtenBy: 'songwriter' | 'model'
  readonly model?: string
  /** Why the songwriter wrote what a model was asked for. */
  readonly fellBack?: TextErrorKind
}

/** What can come of asking a language model, but words that can be sung. */
export type TextErrorKind =
  | 'unreachable'
  | 'brokenOff'
  | 'tooSlow'
  | 'busy'
  | 'unauthorised'
  | 'noSuchModel'
  | 'noQuota'
  | 'badRequest'
  | 'serverFault'
  /** It would not write about this. */
  | 'declined'
  /** Nothing, half of it, or not in the form that was asked for. */
  | 'noAnswer'
  /** Words, but not such as were asked for, twice. */
  | 'unfit'
  /** The tokens of the day are used up. */
  | 'spent'
  | 'fault'

/** A language model wrote nothing that can be sung. */
export class TextError extends Error {
  override name = 'TextError'
  readonly kind: TextErrorKind

  constructor(kind: TextErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Limits what a language model may use in a day. */
export type TokenBudget = {
  /** Sets tokens aside; null where the day has not so many left. */
  take(tokens: number): Promise<Reservation | null>
}

export type Reservation = {
  /** Counts what was really used in place of what was set aside. */
  settle(used: number): Promise<void>
}
