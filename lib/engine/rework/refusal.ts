/** Why a change cannot be made, with the numbers that a sentence about it needs. */
export type Refusal =
  | { readonly reason: 'tempoUnsingable'; readonly lowBpm: number; readonly highBpm: number }
  | { readonly reason: 'nobodySings' }
  | { readonly reason: 'singerUnfit' }
  | { readonly reason: 'styleLacksMeter'; readonly beatsPerBar: number }
  | { readonly reason: 'lineUnknown' }
  /** More syllables than the line's place holds; `most` fit. */
  | { readonly reason: 'lineTooLong'; readonly most: number }
  | { readonly reason: 'nothingChanged' }

/** Thrown for a change that a song cannot take. The song is as it was. */
export class CannotRework extends Error {
  override readonly name = 'CannotRework'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}
