import type { Score } from '../score/score.ts'
import { SINGERS, type Singer } from '../voices/singers.ts'
import { CannotRework } from './refusal.ts'
import { sungBy } from './voice.ts'

/** Who could sing a song: all singers of its language. Nobody, where it is played alone. */
export function singersOf({ vocal, language }: Score): readonly Singer[] {
  return vocal ? SINGERS.filter((singer) => singer.languages.includes(language)) : []
}

/** The same song from another mouth; where the new voice is higher or lower, in its octave. The band plays as before. */
export function withSinger(score: Score, { singer }: { readonly singer: string }): Score {
  if (!score.vocal) throw new CannotRework({ reason: 'nobodySings' })
  if (!singersOf(score).some(({ name }) => name === singer)) throw new CannotRework({ reason: 'singerUnfit' })
  return sungBy(score, singer)
}
