import type { Brief, Hearer, Subject } from '../../../brief/brief.ts'

/**
 * What Dutch stanzas may ask for. `x` is the thing the song is about, with its article: nouns have no cases, but may be plural, so
 * that it is never the subject of a verb. `did` is a clause, "dat ik de bus gemist heb". `name` may be two names, `call` is only
 * ever somebody who is "jij".
 */
export function dutchSlots({ hearer, subjects, place, brand, age, plot }: Brief): Record<string, string> {
  const name = hearer?.name ?? null
  const call = name ?? callOf(hearer, plot)
  const isHeard = call !== null || hearer !== null
  const clause = subjects.map(({ text }) => clauseOf(text, isHeard)).find((text) => text !== null)
  const thing = subjects.map((subject) => thingOf(subject, hearer !== null)).find((text) => text !== null)
  return {
    ...(call && !/ en |,/.test(call) ? { call } : {}),
    ...(name ? { name } : {}),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 && age <= 120 ? { age: inWords(age) } : {}),
    ...(thing ? { x: thing } : {}),
    ...(clause ? { did: clause } : {}),
  }
}

/** "mijn vriend" is somebody's love or a friend, as the kind of song tells. */
const callOf = (hearer: Hearer | null, plot: Brief['plot']): string | null =>
  hearer?.call ?? (hearer?.kind === 'friend' && plot !== null && OF_LOVE.has(plot) ? 'lieverd' : null)

const OF_LOVE: ReadonlySet<Brief['plot']> = new Set(['devotion', 'falling', 'wedding', 'heartbreak', 'missing'])

/** "ik haar verjaardag vergeten ben", sung to her, is "dat ik jouw verjaardag vergeten ben". */
function clauseOf(text: string, isHeard: boolean): string | null {
  if (!/^(?:ik|wij|we) \p{L}/u.test(text)) return null
  const told = isHeard ? toHearer(text) : text
  return NAMELESS.test(told) ? null : `dat ${told}`
}

const toHearer = (text: string) =>
  text.replace(/\b(?:haar|zijn|z'n)(?= (?:\p{L}+e )?\p{L}{3,})/giu, 'jouw').replace(/\b(?:haar|hem)\b/gi, 'jou')

/** Who is meant by these, nobody knows. */
const NAMELESS = /\b(?:haar|hem|hij|zij|ze|hun|hen)\b/i

/** With a hearer, "haar tuin" is "jouw tuin". */
function thingOf({ text: said, article }: Subject, isHeard: boolean): string | null {
  const text = said.replace(/ te (?=\p{L}+en$)/u, ' ')
  if (/^(?:ik|wij|we|hoe|dat|wat|waarom) /i.test(text) || NAMELESS.test(text)) return null
  if (article === null)
    return /^(?:abc|alfabet|kofschip|zonnestelsel)$/iu.test(text) ? `het ${text}` : withArticle(text)
  if (/^(?:haar|zijn|z'n|hun)$/i.test(article)) return isHeard ? `jouw ${text}` : null
  return `${article} ${text}`
}

/** What is taught has its article: "de planeten". */
const withArticle = (text: string) =>
  /^(?:planeten|seizoenen|tafels?(?: van .+)?|dagen van de week|maanden van het jaar|maanden|provincies|waterkringloop|zintuigen|weekdagen|kringloop van het water)$/iu.test(
    text,
  )
    ? `de ${text}`
    : text

const ONES =
  'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
    ' ',
  )
const TENS = 'nul tien twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ')

function inWords(age: number): string {
  if (age >= 100) return age === 100 ? 'honderd' : `honderd${inWords(age - 100).replace('één', 'een')}`
  if (age < 20) return ONES[age] ?? ''
  const one = age % 10
  const ten = TENS[Math.floor(age / 10)] ?? ''
  const link = one === 2 || one === 3 ? 'ën' : 'en'
  return one > 0 ? `${one === 1 ? 'een' : ONES[one]}${link}${ten}` : ten
}
