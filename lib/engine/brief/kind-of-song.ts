import type { SongPlot } from '../songwriter/languages/names.ts'
import { type Brief, type Hearer, isAnimal, type Subject } from './brief.ts'
import { matches, pattern } from './patterns.ts'
import { headOf } from './people/hearers.ts'
import type { ReadingWords } from './reading.ts'

/** The kind of song that a description asks for. A misfortune ("got fired") asks for encouragement, unless it is incurable. */
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

/** Kinds of songs that a description asks for just by naming a person: "my wife". */
const OF_KIN: readonly SongPlot[] = ['devotion', 'friendship']
const OF_PEOPLE: readonly SongPlot[] = ['devotion', 'falling', 'story']

/** Corrects the kind of song to one that suits its hearer. */
export function suiting(plot: SongPlot | null, heard: Hearer | null, said: string, words: ReadingWords) {
  if (plot === null) return plot
  // "I won the lottery, my wife doesn't know": the wife is mentioned, but the song is not for her.
  if (heard === null)
    return OF_KIN.includes(plot) && words.elsewhere ? plotIn(withoutMentioned(said, words), words) : plot
  // Songs about a new baby tell what the baby does, so they do not suit its parents as hearers.
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
  // "my brother is useless" becomes a song to the brother. A complaint about a group, "our neighbours keep having parties",
  // stays a complaint.
  if (plot === 'complaint' && heard.kind !== 'group' && words.teasing !== undefined && isNamedFirst(heard, said, words))
    return null
  return plot === 'heartbreak' && isConsoled(heard, said, words) ? 'encouragement' : plot
}

/** "a break-up song for my sister": the hearer's heart was broken; the hearer did not break the singer's. */
function isConsoled(heard: Hearer, said: string, words: ReadingWords): boolean {
  if (heard.kind === null || heard.kind === 'love' || isAnimal(heard) || words.misfortune === undefined) return false
  return isNamedFirst(heard, said, words)
}

const isNamedFirst = ({ kin }: Hearer, said: string, words: ReadingWords): boolean =>
  kin !== null && headOf(withoutMentioned(said, words)).includes(kin.toLowerCase())

/**
 * Corrects the kind of a song that has facts but no hearer. "I got laid off" happened to the singer, so encouragement becomes a
 * song about a deed. Funny facts without a kind make a complaint: what is funny there went wrong.
 */
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

/** Whether a subject only repeats the kind of song: "missing my kids" in a song of the kind "missing". */
export const isKindAgain = ({ text, kind }: Subject, plot: SongPlot | null, { plots }: ReadingWords): boolean =>
  kind === 'deed' &&
  plots.some(([name, source]) => name === plot && NAMED_BY_DEEDS.includes(name) && matches(`^(?:${source})`, text))

/** The description without the name of the feast, where it tells of something else: "Christmas song about the turkey". */
export const withoutFeast = (said: string, plot: SongPlot | null, { plots }: ReadingWords): string =>
  plots.reduce(
    (rest, [name, source]) => (name === plot && name === 'holiday' ? rest.replace(pattern(source, 'g'), ' ') : rest),
    said,
  )
