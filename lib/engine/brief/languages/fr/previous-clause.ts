import type { Fact, Hearer } from '../../brief.ts'
import type { HearerContext } from './hearer.ts'
import { genderOfName, personIn } from './persons.ts'

/**
 * Of whom the piece before tells, what it likes ("Tu adores"), what the song is said to be about, which pronoun somebody else goes on with,
 * and who is named at its end.
 */
export type PreviousClause = {
  readonly of: Fact['of'] | null
  readonly liked: string | null
  readonly thing: string | null
  readonly they: string | null
  readonly isOther: boolean
  /** Whether they are the hearer's: "sa sœur". */
  readonly isOwn: boolean
  readonly sentence: number
  /** With which participles go on: "J'ai". */
  readonly aux: string | null
  readonly named: string | null
}
export const NOTHING: PreviousClause = {
  of: null,
  liked: null,
  thing: null,
  they: null,
  isOther: false,
  isOwn: false,
  sentence: -1,
  aux: null,
  named: null,
}

export const LIKING =
  /^(?:Tu|Vous|J'|On) ?(?:t')?(?:aim|ador|détest|préf[éè]r|collectionn|mang)(?:es?|ais|ez|iez)(?= )/u
export const ABOUT = /(?<!\p{L})(?:sur|pour|à) ((?:une?|le|la|les|mon|ma|mes|notre|nos|des) [^,]+)$/iu

export const AUX =
  /^(?:J'(?:y )?(?:ai|avais)|(?:On|Tu|Il|Elle) (?:y |m'|nous |l'|en )?(?:as?|avait|avais)|Nous avons|Vous avez|Ils ont|Elles ont)(?= )/u

export const AGED = /^(?:bientôt |déjà |presque )?\d+ (?:ans|mois)(?: et demi)?$/iu

/** "Il" for somebody else who is told of. */
export function pronounOf(text: string, { others }: HearerContext): string | null {
  const gender = personIn(text, others)
  return gender === 'm' ? 'Il' : gender === 'f' ? 'Elle' : null
}

export const genderOfPronoun = (pronoun: string) => (pronoun.toLowerCase() === 'il' ? 'm' : 'f')

/** "il lui apporte son café" by his name, of two who hear the song. */
export function namedOfTwo(piece: string, pronoun: string, { name }: Hearer): string {
  const own = (name ?? '').split(/,? et |, /u).filter((one) => genderOfName(one) === genderOfPronoun(pronoun))
  const [one] = own
  return one && own.length === 1 ? piece.replace(/^\p{L}+/u, one) : piece
}

/** Whether "il" is not the hearer: who is a woman, or is not the one told of just before. */
export function isOfOther(pronoun: string, { gender }: HearerContext, { isOther, they }: PreviousClause): boolean {
  const own = genderOfPronoun(pronoun)
  if (gender !== null && gender !== own) return true
  return isOther && they?.toLowerCase() === pronoun.toLowerCase()
}

/** "Il bégayait" by his name, where one such is named and nothing told of him. */
export function named(piece: string, pronoun: string, { others }: HearerContext, before: PreviousClause): string {
  const gender = genderOfPronoun(pronoun)
  const own = others.filter((name) => personIn(name, others) === gender)
  const [one] = own
  return one && own.length === 1 && !before.isOther ? piece.replace(/^\p{L}+/u, one) : piece
}
