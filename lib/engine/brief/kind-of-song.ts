import type { SongPlot } from '../songwriter/languages/names.ts'
import { type Brief, type Hearer, isAnimal, type Subject } from './brief.ts'
import { matches, pattern } from './patterns.ts'
import { headOf } from './people/hearers.ts'
import type { ReadingWords } from './reading.ts'

/** The kind of song that a description asks for. What went wrong for somebody is told to give them courage. */
export function plotIn(said: string, { plots, misfortune, incurable }: ReadingWords): SongPlot | null {
  const isIn = (source: string | undefined) => source !== undefined && matches(source, said)
  const isTold = ([plot, source]: ReadingWords['plots'][number]) =>
    isIn(source) || (plot === 'encouragement' && isIn(misfortune) && !isIn(incurable))
  return plots.find(isTold)?.[0] ?? null
}

const withoutMentioned = (said: string, { elsewhere }: ReadingWords) =>
  elsewhere ? said.replace(pattern(elsewhere, 'g'), ' ') : said

const isGrownUp = ({ kind, name }: Hearer, said: string, { parents }: ReadingWords) =>
  kind === null
    ? name !== null && parents !== undefined && matches(parents, said)
    : kind !== 'child' && kind !== 'group'

/** Kinds of songs that are told by whom they name: "my wife". */
const OF_KIN: readonly SongPlot[] = ['devotion', 'friendship']
const OF_PEOPLE: readonly SongPlot[] = ['devotion', 'falling', 'story']

/** The kind of song as it suits whoever hears it. */
export function suiting(plot: SongPlot | null, heard: Hearer | null, said: string, words: ReadingWords) {
  if (plot === null) return plot
  // "I won the lottery, my wife doesn't know": no song to her.
  if (heard === null)
    return OF_KIN.includes(plot) && words.elsewhere ? plotIn(withoutMentioned(said, words), words) : plot
  // A baby's parents are told of, and not what a baby does.
  if (plot === 'new-baby' && isGrownUp(heard, said, words)) return null
  // "my tortoise … older than my husband": no love song.
  if (OF_PEOPLE.includes(plot) && isAnimal(heard)) return null
  // "for my aunt May whose husband died".
  if (plot === 'memorial' && words.bereaved && matches(words.bereaved, said)) return 'encouragement'
  if (plot === 'friendship' && heard.kind === 'love') return 'devotion'
  // "for coach Bev, under 9s": no club.
  if (plot === 'team' && heard.kind === 'teacher' && isNamedFirst(heard, said, words)) return null
  // "our dog Milo, adopted after my divorce".
  if (plot === 'heartbreak' && isAnimal(heard) && isNamedFirst(heard, said, words)) return null
  // "my brother is useless": whom it is about hears it, and no office of complaints; "our neighbours keep having parties" is one.
  if (plot === 'complaint' && heard.kind !== 'group' && words.teasing !== undefined && isNamedFirst(heard, said, words))
    return null
  return plot === 'heartbreak' && isConsoled(heard, said, words) ? 'encouragement' : plot
}

/** "a break-up song for my sister": whose heart was broken, and not who broke it. */
function isConsoled(heard: Hearer, said: string, words: ReadingWords): boolean {
  if (heard.kind === null || heard.kind === 'love' || isAnimal(heard) || words.misfortune === undefined) return false
  return isNamedFirst(heard, said, words)
}

const isNamedFirst = ({ kin }: Hearer, said: string, words: ReadingWords): boolean =>
  kin !== null && headOf(withoutMentioned(said, words)).includes(kin.toLowerCase())

/** The kind of song as it suits what is told to nobody: "I got laid off" is what whoever sings did; what is funny there went wrong. */
export function suitingFacts(
  plot: SongPlot | null,
  { hearer, manner, facts }: Pick<Brief, 'hearer' | 'manner' | 'facts'>,
): SongPlot | null {
  if (hearer !== null || facts.length === 0) return plot
  if (plot === null && manner === 'funny') return 'complaint'
  return plot === 'encouragement' && manner === 'comfort' && facts.some(({ of }) => of === 'me') ? 'deed' : plot
}

/** Songs whose names say what somebody does: "missing my kids", "falling in love". */
const NAMED_BY_DEEDS: readonly SongPlot[] = ['heartbreak', 'missing', 'falling', 'devotion']

/** Whether what a song is about says again which kind of song it is. */
export const isKindAgain = ({ text, kind }: Subject, plot: SongPlot | null, { plots }: ReadingWords): boolean =>
  kind === 'deed' &&
  plots.some(([name, source]) => name === plot && NAMED_BY_DEEDS.includes(name) && matches(`^(?:${source})`, text))

/** A description without the words that name a feast, of which something else is told: "Christmas song about the turkey". */
export const withoutFeast = (said: string, plot: SongPlot | null, { plots }: ReadingWords): string =>
  plots.reduce(
    (rest, [name, source]) => (name === plot && name === 'holiday' ? rest.replace(pattern(source, 'g'), ' ') : rest),
    said,
  )
