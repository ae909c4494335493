import type { Brief, Hearer, Subject } from '../../../brief/brief.ts'
import { isFormal, isSeveral } from '../../../brief/languages/de/hearer.ts'
import { withNouns } from '../../../brief/languages/de/nouns.ts'

/**
 * What German stanzas may ask for. `x` is the thing the song is about, in the accusative as it stood behind "über", with its
 * article: it goes behind "über", "für", "auf", "an", "um", "ohne" and verbs with an object. `did` is a clause, "dass ich den
 * Bus verpasst habe". `name` may be two names, `call` is only ever one. `you` and `x.dich` are "du" and "dich": stanzas with one of
 * them are for nobody who is spoken to as "Sie" or "ihr", as those with `x.sie` are for nobody else.
 */
export function germanSlots({ hearer, subjects, place, brand, age, plot }: Brief): Record<string, string> {
  const name = hearer?.name ? called(hearer) : null
  const call = name ?? callOf(hearer, plot)
  const isHeard = call !== null || hearer?.kind === 'friend'
  const clause = subjects.map(({ text }) => clauseOf(text, isHeard)).find((text) => text !== null)
  const thing = subjects.map((subject) => accusativeOf(subject, hearer !== null)).find((text) => text !== null)
  return {
    ...addressed(hearer),
    ...(call && !/ und |,/.test(call) ? { call } : {}),
    ...(name ? { name } : {}),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 && age <= 120 ? { age: inWords(age) } : {}),
    ...(thing ? { x: withNouns(thing) } : {}),
    ...(clause ? { did: withNouns(clause) } : {}),
  }
}

function addressed(hearer: Hearer | null): Record<string, string> {
  if (hearer && isFormal(hearer)) return { 'x.sie': 'Sie', 'x.ihnen': 'Ihnen' }
  return hearer && isSeveral(hearer) ? {} : { you: 'du', 'x.dich': 'dich', 'x.dir': 'dir', 'x.dein': 'dein' }
}

/** "meine Frau Anna" is Anna, "Opa Heinz" is no Heinz to who sings; "für Herrn Schmidt" is sung to "Herr Schmidt". */
function called({ name, kin }: Hearer): string {
  const [whole, what] = [name ?? '', kin?.toLowerCase() ?? '']
  const own = (what === 'frau' ? whole.replace(/^Frau /, '') : whole).replace(/^Herrn /, 'Herr ')
  const elder = ELDERS.exec(what)?.[1]
  return elder && !new RegExp(elder, 'iu').test(own) ? `${elder.charAt(0).toUpperCase()}${elder.slice(1)} ${own}` : own
}
const ELDERS = /^(?:ur)?(oma|opa|omi|opi|tante|onkel)s?$/u

/** "mein Freund" is somebody's love or a friend, as the kind of song tells. */
const callOf = (hearer: Hearer | null, plot: Brief['plot']): string | null =>
  hearer?.call ?? (hearer?.kind === 'friend' && plot !== null && OF_LOVE.has(plot) ? 'mein Schatz' : null)

const OF_LOVE: ReadonlySet<Brief['plot']> = new Set(['devotion', 'falling', 'wedding', 'heartbreak', 'missing'])

/** "ich ihren Geburtstag vergessen habe", sung to her, is "dass ich deinen Geburtstag vergessen habe". */
function clauseOf(text: string, isHeard: boolean): string | null {
  if (!/^(?:ich|wir) \p{L}/u.test(text)) return null
  const told = isHeard ? toHearer(text) : text
  return NAMELESS.test(told) ? null : `dass ${told}`
}

const toHearer = (text: string) =>
  text
    .replace(/\b(?:ihr|sein)(e[nmrs]?)\b/g, 'dein$1')
    .replace(/\b(?:ihr|sein)(?= (?:\p{Ll}+ )?\p{Lu})/gu, 'dein')
    .replace(/\b(?:sie|ihn)\b/g, 'dich')
    .replace(/\b(?:ihr|ihm)\b/g, 'dir')

/** Who is meant by these, nobody knows. */
const NAMELESS = /\b(?:(?:ihr|sein)(?:e[nmrs]?)?|sie|ihn|ihm|ihnen|er)\b/

const ACCUSATIVE =
  /^(?:den|die|das|einen|eine|ein|meinen|meine|mein|unseren|unsren|unsere|unsre|unser|alle|viele|diesen|diese|dieses)$/
const OTHERS = /^(?:ihr|sein)(e|en)?$/

/** With a hearer, "ihren Garten" is "deinen Garten"; what stands in another case than the accusative is left out. */
function accusativeOf({ text, article }: Subject, isHeard: boolean): string | null {
  if (/^(?:ich|wir) /.test(text) || NAMELESS.test(text)) return null
  if (article === null) return text
  if (ACCUSATIVE.test(article)) return `${article} ${text}`
  const other = OTHERS.exec(article)
  return other && isHeard ? `dein${other[1] ?? ''} ${text}` : null
}

const ONES =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const TENS = 'null zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

function inWords(age: number): string {
  if (age >= 100) return age === 100 ? 'hundert' : age === 101 ? 'hundertundeine' : `hundert${inWords(age - 100)}`
  if (age < 20) return ONES[age] ?? ''
  const one = age % 10
  const ten = TENS[Math.floor(age / 10)] ?? ''
  return one > 0 ? `${ONES[one]}und${ten}` : ten
}
