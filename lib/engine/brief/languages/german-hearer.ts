import type { Hearer } from '../brief.ts'
import { isVerb, isVerbOfSeveral, secondPerson } from './german-verbs.ts'

const FEMALE =
  /(?:oma|omi|großmutter|mama|mami|mutter|mutti|tochter|schwester|nichte|frau|freundin|tante|patin|braut|hebamme|katze|hündin|stute|henne|ziege|kuh|schildkröte|ratte|maus|eule|[\p{Ll}]{3}in)$/iu
const MALE =
  /(?:opa|opi|großvater|papa|papi|vati|vater|sohn|sohne?s|bruder|neffe|mann|freund|kumpel|onkel|pate|enkel|kater|hund|dackel|mops|pudel|hahn|esel|hamster|hase|chef|kollege|nachbar|lehrer|trainer|partner|[\p{Ll}]{3}er)s?n?$/iu

/** Whether "sie" or "er" tells of the hearer; null where both may. */
export function genderOf(hearer: Hearer | null): 'f' | 'm' | null {
  const kin = hearer?.kin ?? ''
  if (kin === '' || /(?:kind|baby|chen|lein)s?$/iu.test(kin)) return null
  if (/cousins?$/iu.test(kin)) return 'm'
  return FEMALE.test(kin) ? 'f' : MALE.test(kin) ? 'm' : null
}

/** Several who hear a song together. */
export const isSeveral = ({ kind, name }: Hearer): boolean => kind === 'group' || / und |,/.test(name ?? '')

export function isNamed(text: string, { kin, name }: Hearer): boolean {
  const said = ` ${text.toLowerCase()} `
  return [kin, name].some((one) => one !== null && said.includes(` ${one.toLowerCase()} `))
}

/**
 * What is said of the hearer, said to them: in a line of their own ("you") only what is theirs, in others whoever is meant: "ich
 * vermiss sie so" is "ich vermiss dich so". Nouns have their capital letters. Null where it cannot be told whom a clause tells of.
 */
export function saidTo<As extends 'you' | 'me'>(
  text: string,
  hearer: Hearer | null,
  as: As,
): As extends 'you' ? string : string | null
export function saidTo(text: string, hearer: Hearer | null, as: 'you' | 'me'): string | null {
  if (!hearer || isSeveral(hearer)) return text
  const gender = genderOf(hearer)
  const [hers, his] = [gender !== 'm', gender !== 'f']
  const clause = subordinate(text, hers, his)
  if (as === 'me' && clause === null) return null
  let said = clause ?? text
  if (as === 'you') said = said.replace(/(?<!\p{L})sich(?!\p{L})/gu, hasObject(said) ? 'dir' : 'dich')
  if (as === 'me') said = spokenOf(said, hearer)
  if (his)
    said = said.replace(/(?<!\p{L})(s)ein(e[nmrs]?)?(?=\s[\p{L}\d])/giu, (_, s: string, end: string | undefined) =>
      dein(s, end),
    )
  if (hers) {
    said = said.replace(/(?<!\p{L})(i)hr(e[nmrs]?)(?=\s[\p{L}\d])/giu, (_, i: string, end: string) => dein(i, end))
    said = said.replace(/(?<!\p{L})(i)hr(?=\s(?:\p{Ll}+e[sr]?\s)?\p{Lu}\p{Ll})/gu, (_, i: string) => dein(i, undefined))
    said = said.replace(/^Ihr(?=\s\p{Lu})/u, 'Dein')
  }
  if (as === 'you') return said
  if (his) said = said.replace(/(?<!\p{L})ihn(?!\p{L})/gu, 'dich').replace(/(?<!\p{L})ihm(?!\p{L})/gu, 'dir')
  if (hers) said = said.replace(/(?<=\s)sie(?!\p{L})/gu, 'dich').replace(/(?<=\s)ihr(?!\p{L})/gu, 'dir')
  return said
}

/** "sich das bein gebrochen": what is done to somebody's own has its object besides. */
function hasObject(text: string): boolean {
  const words = text.split(' ')
  return words.some(
    (word, at) =>
      words.indexOf('sich') >= 0 &&
      at > words.indexOf('sich') &&
      /^(?:den|das|die|einen|eine|ein|keinen|keine|seinen|ihren|seine|ihre)$/u.test(word) &&
      !PREPOSITIONS.test(words[at - 1] ?? ''),
  )
}
const PREPOSITIONS =
  /^(?:in|an|auf|über|um|für|gegen|durch|bei|mit|nach|von|vor|zu|ohne|unter|hinter|neben|wie|als|und)$/u

const dein = (first: string, end: string | undefined) => `${/\p{Lu}/u.test(first) ? 'D' : 'd'}ein${end ?? ''}`

/** "wenn sie singt" is "wenn du singst"; null where its verb is not known. */
function subordinate(text: string, hers: boolean, his: boolean): string | null {
  const who = [...(hers ? ['sie'] : []), ...(his ? ['er'] : [])].join('|')
  const found = new RegExp(
    `(?<!\\p{L})(wenn|dass|weil|ob|wie|als|bis|obwohl|sobald|was|während) (?:${who}) (.+)$`,
    'u',
  ).exec(text)
  if (!found) return new RegExp(`\\s(?:${his ? 'er' : '(?!)'})(?!\\p{L})`, 'u').test(text) ? null : text
  const words = (found[2] ?? '').split(' ')
  const verb = words.pop() ?? ''
  const spoken = isVerb(verb) ? secondPerson(verb) : null
  if (!spoken || (isVerbOfSeveral(verb) && !isVerb(verb))) return null
  return `${text.slice(0, found.index)}${found[1]} du ${[...words, spoken].join(' ')}`
}

/** "ich vermisse meinen opa" is "ich vermisse dich", "mit meiner oma" is "mit dir". */
function spokenOf(text: string, { kin, name }: Hearer): string {
  if (!kin) return text
  const whom = `${kin}s?(?: ${name ?? '(?!)'})?`
  return text
    .replace(new RegExp(`(?<=\\s)(?:meinen|meine|unseren|unsere) (?:\\p{Ll}+ )?${whom}(?!\\p{L})`, 'giu'), 'dich')
    .replace(new RegExp(`(?<=\\s)(?:meinem|meiner|unserem|unserer) (?:\\p{Ll}+ )?${whom}(?!\\p{L})`, 'giu'), 'dir')
}
