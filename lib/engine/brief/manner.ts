import type { SongPlot } from '../songwriter/languages/names.ts'
import type { Fact, Manner } from './brief.ts'
import { matches, pattern } from './patterns.ts'
import type { ReadingWords } from './reading.ts'

/** Kinds of songs that are never funny, even where the description asks for laughs. */
const EARNEST: readonly SongPlot[] = ['memorial', 'lullaby']

export const asksForLaughs = (said: string, plot: SongPlot | null, { funny }: ReadingWords): boolean =>
  matches(funny, said) && !(plot !== null && EARNEST.includes(plot))

/**
 * Derives the manner from the facts where the description names none. A misfortune of the hearer or the singer asks for
 * comfort. Where most facts about the hearer are slips and bad habits, the song teases them.
 */
export function mannerOf(facts: readonly Fact[], { misfortune, incurable, teasing }: ReadingWords): Manner | null {
  const sad = [misfortune, incurable].filter((source) => source !== undefined)
  const own = facts.filter(({ of }) => of === 'you' || of === 'me')
  if (own.some(({ text }) => sad.some((source) => beginsWith(source, text)))) return 'comfort'
  const ofHearer = facts.filter(({ of, text }) => of === 'you' && !/\d$/.test(text))
  const slips = teasing === undefined ? [] : ofHearer.filter(({ text }) => matches(teasing, text))
  return slips.length > ofHearer.length / 2 ? 'funny' : null
}

/** Not "You were there when I was diagnosed". */
function beginsWith(source: string, text: string): boolean {
  const at = text.search(pattern(source))
  return at >= 0 && text.slice(0, at).split(' ').length <= FIRST_WORDS
}

const FIRST_WORDS = 5
