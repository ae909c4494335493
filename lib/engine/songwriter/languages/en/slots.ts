import type { Brief, Hearer, Subject } from '../../../brief/brief.ts'
import { uncapital } from '../../../lyrics/first-letter.ts'
import { infinitiveOf } from './morphology/infinitives.ts'
import { inflect, withArticle } from './morphology/morphology.ts'

/** What English stanzas may ask for: see languages/README.md. */
export function englishSlots({ hearer, subjects, facts, place, brand, age }: Brief): Record<string, string> {
  const deed = facts.find((fact) => fact.deed !== null)?.deed
  const done = subjects.find(({ kind }) => kind === 'deed')
  const thing = subjects.find(({ kind }) => kind === 'thing')
  return {
    ...(hearer?.call ? { call: hearer.call } : {}),
    ...(hearer?.name ? { name: hearer.name } : {}),
    ...(hearer?.kin ? { kin: hearer.kin, 'kin.my': `my ${hearer.kin}` } : {}),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 ? { age: inWords(age) } : {}),
    ...(deed ? { 'you.do': deed, 'you.did': inflect(deed, 'past') } : {}),
    ...(done ? deedSlots(toHearer(done.text, hearer)) : {}),
    ...(thing ? thingSlots(thing) : {}),
  }
}

/** "breaking my brother's bike", sung to the brother, is "breaking your bike". */
function toHearer(text: string, hearer: Hearer | null): string {
  const owner = hearer?.kin ? `(?:my|our) ${hearer.kin}['’]s` : 'her|his|their'
  return text.replace(new RegExp(`\\b(?:${owner}|her|his|their)\\b`, 'giu'), hearer ? 'your' : '$&')
}

/** "missing the bus" gives "miss the bus" and "missed the bus". */
function deedSlots(doing: string): Record<string, string> {
  const [gerund = '', ...rest] = doing.split(' ')
  const verb = infinitiveOf(gerund.toLowerCase()) ?? gerund.replace(/ing$/, '')
  const phrase = [verb, ...rest].join(' ')
  return { doing: uncapital(doing), do: phrase, did: inflect(phrase, 'past') }
}

const OWNED = new Set(['my', 'our', 'her', 'his', 'their', 'its', 'your'])

/** A noun as it was written, with the articles that suit it. */
function thingSlots({ text, article }: Subject): Record<string, string> {
  const isPlural = /^\p{Ll}.*[^s]s$/u.test(text) && !/(?:us|is)$/.test(text)
  // "order of the planets" wants its article.
  const isMass = article === null && !isPlural && !/ of (?:the|our|my) /iu.test(text)
  // "my grandpa's tractor" has no article.
  const isOwned = OWNED.has(article ?? '') && /^\S+['’]s /u.test(text)
  const isCounted = article === 'a' || article === 'an' || OWNED.has(article ?? '')
  return {
    ...(isPlural || isMass ? { x: text } : {}),
    ...(isMass && /^\p{Lu}|(?:ing|ism|ness|tion|phy)$/u.test(text)
      ? {}
      : { 'x.the': `${isOwned ? article : 'the'} ${text}` }),
    ...(article === 'a' || article === 'an' ? { 'x.a': withArticle(text) } : {}),
    ...(isCounted || isPlural ? { 'x.my': `my ${text}`, 'x.your': `your ${text}` } : {}),
    'x.is': isPlural ? 'are' : 'is',
    'x.it': isPlural ? 'they' : 'it',
    'x.them': isPlural ? 'them' : 'it',
  }
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function inWords(age: number): string {
  if (age >= 100) return age === 100 ? 'a hundred' : `a hundred and ${inWords(age - 100)}`
  if (age < 20) return ONES[age] ?? ''
  const one = age % 10
  return `${TENS[Math.floor(age / 10)]}${one > 0 ? `-${ONES[one]}` : ''}`
}
