import type { Details } from '../details.ts'

export const details: readonly Details[] = [
  {
    words: 'crossword crosswords',
    stanzas: `
      The paper folded small and square
      Seven letters, a gap, and a T
      Ink on the thumb where the pen has been
      The last word hiding under the tea

      One across and then nothing down
      A corner of white that will not give
      Then all of a sudden the whole side falls
      On a four-letter river, the word was sieve`,
  },
]
