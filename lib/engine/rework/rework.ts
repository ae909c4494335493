import { withBacking } from '../compose/vocals/backing.ts'
import type { Pronounce } from '../lyrics/pronunciation.ts'
import type { GenreName } from '../score/names.ts'
import type { PitchClass, Score } from '../score/score.ts'
import { inKey } from './key.ts'
import { type LineChange, withLine } from './line.ts'
import { CannotRework } from './refusal.ts'
import { withSinger } from './singer.ts'
import { inStyle } from './style.ts'
import { atTempo } from './tempo.ts'

type Changes = {
  tempo: { readonly tempoBpm: number }
  key: { readonly tonic: PitchClass }
  singer: { readonly singer: string }
  style: { readonly style: GenreName }
  line: LineChange
}

/** The one thing that is to be different about a song. */
export type Change<Kind extends keyof Changes = keyof Changes> = {
  [One in Kind]: { readonly kind: One } & Changes[One]
}[Kind]

const WAYS: {
  [Kind in keyof Changes]: (score: Score, change: Change<Kind>, pronounce: Pronounce) => Score | Promise<Score>
} = { tempo: atTempo, key: inKey, singer: withSinger, style: inStyle, line: withLine }

/**
 * Stands in for real pronunciation: every word counts as one syllable, so that no line is refused for more syllables than it
 * has.
 */
const roughly: Pronounce = async (line) =>
  (line.match(/[\p{L}\p{N}'’]+/gu) ?? []).map((text) => ({ text, syllables: [{ text, phones: [], stress: 0 }] }))

/** What `reworkSong` would refuse, as far as it can be known before anything is pronounced. */
export function tryRework(score: Score, change: Change): Promise<Score> {
  return reworkSong(score, change, roughly)
}

/**
 * A finished song with one change, everything else as it was: the same score and change give the same song. Throws
 * CannotRework for what the song cannot take, NothingToSing for a line without a word.
 */
export async function reworkSong<Kind extends keyof Changes>(
  score: Score,
  change: Change<Kind>,
  pronounce: Pronounce,
): Promise<Score> {
  const changed = await WAYS[change.kind](score, change, pronounce)
  // A change of tempo leaves the backing as it is, and a song without backing gets none.
  const isBacked = score.vocal?.backing !== undefined && change.kind !== 'tempo'
  const reworked = isBacked ? withBacking(changed) : changed
  if (JSON.stringify(reworked) === JSON.stringify(score)) throw new CannotRework({ reason: 'nothingChanged' })
  return reworked
}
