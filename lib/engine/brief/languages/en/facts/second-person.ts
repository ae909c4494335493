import type { ParseEnglish } from '../../../../assets.ts'
import { type Hearer, isAnimal } from '../../../brief.ts'
import { escaped } from '../../../patterns.ts'
import { ADVERB, asksForSong, IS_SHORT, textOf, type Word } from './clauses.ts'

/** Whoever the song is to, and by which words a description speaks of them. */
export type HearerContext = {
  readonly hearer: Hearer | null
  readonly parse: ParseEnglish
  readonly pronouns: Pronouns
  /** Whom "he" and "she" may be who do not hear it. */
  readonly others: readonly string[]
  /** Whoever the song is to has died. */
  readonly isDead: boolean
  /** Whoever the song is to stands before what it is about: "for my daughter, about being brave". */
  readonly isNamedFirst: boolean
}
type Pronouns = Readonly<Record<string, string>>

const HIM: Pronouns = { he: 'you', him: 'you', his: 'your', himself: 'yourself' }
const HER: Pronouns = { she: 'you', her: 'your', hers: 'yours', herself: 'yourself' }
const THEM: Pronouns = { they: 'you', them: 'you', their: 'your', theirs: 'yours', themselves: 'yourselves' }
const ITS: Pronouns = { it: 'you', its: 'your', itself: 'yourself' }

const MEN =
  /\b(?:grand(?:pa|dad|father|son)|gramps|dad|daddy|father|papa|pops?|son|nephew|boy|brother|bro|husband|boyfriend|hubby|uncle|man|gentleman|guy|bloke|waiter|(?:god|step)(?:father|dad|son)|mailman)\b/iu
const WOMEN =
  /\b(?:grand(?:ma|mom|mum|mother|daughter)|granny|gran|nan|nana|mom|mum|mummy|mommy|mama|mother|daughter|niece|girl|sister|sis|wife|girlfriend|wifey|aunt|auntie|aunty|lady|woman|waitress|(?:god|step)(?:mother|mom|daughter)|mailwoman|midwife)\b/iu

/** Whether a word names somebody who is no "he" or "she" of whoever hears the song. */
export const isOfOtherSex = (word: string, { pronouns }: HearerContext): boolean =>
  pronouns.his ? WOMEN.test(word) && pronouns.she === undefined : pronouns.she !== undefined && MEN.test(word)

/** Of two sexes in one description only one is the hearer's: by what they are, by their name, or by who comes first. */
export function pronounsOf(description: string, hearer: Hearer | null, parse: ParseEnglish): Pronouns {
  if (!hearer) return {}
  const ofName = parse(hearer.name ?? '').flat()[0]?.tags ?? new Set()
  const isMan = MEN.test(hearer.kin ?? '') || ofName.has('MaleName')
  const isWoman = WOMEN.test(hearer.kin ?? '') || ofName.has('FemaleName')
  const said = /\b(?:(he|him|his|himself)|she|her|hers|herself)\b/iu.exec(description)
  // "our family": whoever sings is one of them.
  if (OURS.test(hearer.kin ?? '') && !said) return {}
  const isPair = hearer.name?.includes(' and ') === true && /\bthey\b/iu.test(description)
  // An animal that nobody calls he or she is "it" where it does something; else "it" is a thing, and "they" are others.
  if (isAnimal(hearer) && !said && !/s$/u.test(hearer.kin ?? ''))
    return /(?:^|[,.;!?] ?|\b(?:and|but|so|because|when|if) )it(?:['’]s)? \p{L}/iu.test(description) ? ITS : {}
  if (hearer.kind === 'group' || isPair) return THEM
  // Those of "they are closing our bus, driver Abdi knows us" are others.
  // "my grandmother let me sort them": the buttons.
  const isSheOrHe = isMan !== isWoman && !/\bthey\b/iu.test(description)
  if (!said) return !isSheOrHe && isSpokenOfBefore(/\bthey\b/u, hearer, description) ? THEM : {}
  const isHim = isMan === isWoman ? said[1] !== undefined : isMan
  const own = isHim ? HIM : HER
  // "she is marrying Joe, they met at a bus stop".
  return MARRIES.test(description) && hearer.name?.includes(' and ') !== true ? { ...THEM, ...own } : own
}

/** Whom "he" or "she" may be beside whoever hears the song: either of a couple, if no child of theirs, or somebody else who is named. */
export function othersOf(description: string, hearer: Hearer | null, names: readonly string[]): readonly string[] {
  const two = hearer?.name?.split(' and ') ?? []
  if (hearer === null || HAD_CHILD.test(description)) return []
  return two.length === 2 ? two : names.filter((name) => !hearer.name?.includes(name))
}

const HAD_CHILD = /\b(?:had|have|has|having|expecting) an? (?:\p{L}+ )?(?:baby|girl|boy|son|daughter)\b/iu

/** Whether whoever hears the song is spoken of before some word, or that word is not there. */
export function isSpokenOfBefore(word: RegExp, { kin, name }: Hearer, description: string): boolean {
  const text = description.toLowerCase()
  const places = [kin, name].flatMap((one) => (one ? [text.indexOf(one.toLowerCase())] : [])).filter((at) => at >= 0)
  const at = text.search(word)
  return at < 0 || places.length === 0 || Math.min(...places) < at
}

const MARRIES = /\b(?:marr(?:ying|ies|ied)|engaged)\b(?=.*\bthey\b)/iu

const OURS = /^our (?:\p{L}+ )?(?:family|house|street|village)$/iu

export const isNamed = (subject: readonly Word[], { kin, name }: Hearer) => {
  // "my sister's boyfriend" is not my sister.
  const isTheirs = ({ text }: Word) =>
    /['’]s$/.test(text) &&
    !IS_SHORT.test(text) &&
    [kin, name].some((one) => one?.toLowerCase().includes(text.slice(0, -2).toLowerCase()))
  if (subject.slice(0, -1).some(isTheirs)) return false
  // The parser divides "mother-in-law".
  const plain = (text: string) => ` ${text.toLowerCase().replaceAll('-', ' ')} `
  return [kin, name].some((one) => one !== null && plain(textOf(subject)).includes(plain(one)))
}

/** "my son's off to college" as it is said to him: "you're off to college". */
export function spokenTo(words: readonly Word[], { hearer }: HearerContext): readonly Word[] {
  const at = words.findIndex(({ text }) => /['’]s$/.test(text) && !IS_SHORT.test(text))
  const state = words[at + 1]
  const owner = words.slice(0, at + 1).map((word) => ({ ...word, text: word.text.replace(/['’]s$/, '') }))
  const isState =
    state &&
    ['Gerund', 'Adverb', 'Preposition', 'PastTense', 'Adjective', 'Determiner'].some((tag) => state.tags.has(tag))
  if (
    at < 0 ||
    at > 3 ||
    !hearer ||
    /^(?:wedding|reading|painting|building)$/iu.test(state?.text ?? '') ||
    !isState ||
    // "my brother's rusty Fiesta".
    (state.tags.has('Adjective') && words[at + 2]?.tags.has('Noun') === true) ||
    !isNamed(owner, hearer) ||
    asksForSong(textOf(owner))
  )
    return words
  return [{ text: "You're", post: ' ', tags: new Set(['Pronoun']), verb: null }, ...words.slice(at + 1)]
}

/** "she's baked a cake" and "he's never missed a day" have, "he's terrified" is. */
export function isOrHas(words: readonly Word[], context: HearerContext): string {
  const [verb, next] = words.slice(1).filter(({ text }) => !ADVERB.test(text))
  const isRegular = /ed$/.test(verb?.text ?? '')
  const hasObject = ['Determiner', 'Possessive', 'Pronoun', 'ProperNoun'].some((tag) => next?.tags.has(tag))
  const has = /^been$/iu.test(verb?.text ?? '') || (verb?.tags.has('PastTense') && (!isRegular || hasObject))
  return `You${has ? "'ve" : "'re"} ${toHearer(words.slice(1), context)}`
}

/** Words in which whoever hears the song is "you". */
export function toHearer(words: readonly Word[], { hearer, pronouns, others }: HearerContext): string {
  if (!hearer) return textOf(words)
  // "Now Lily reads to her little brother": Lily's, and not the teacher's.
  const isOfOther = others.some((other) => textOf(words.slice(0, 3)).includes(other))
  const text = words.map(({ text: word }, at) => {
    const [pronoun = '', short = ''] = word.split(/(?=['’])/)
    const turned = pronouns[pronoun.toLowerCase()]
    if (!turned) return word
    // "a story for every scar, none of them true".
    if (
      /^them$/iu.test(word) &&
      /^of$/iu.test(words[at - 1]?.text ?? '') &&
      hearer.kind !== 'group' &&
      pronouns.his === undefined
    )
      return word
    if (isOfOther && /^(?:his|her)$/iu.test(word) && RELATIVES.test(textOf(words.slice(at + 1, at + 3)))) return word
    if (/^her$/iu.test(word)) return isOwner(words.slice(at + 1), words[at - 1]) ? 'your' : 'you'
    // "unless he's got his elephant".
    const has = /^(?:got|been|had)$/iu.test(words[at + 1]?.text ?? '')
    return turned + short.replace(/['’]s$/, has ? "'ve" : "'re")
  })
  // "while she was ironing": the verb goes with it.
  words.forEach(({ text: word, verb, tags }, at) => {
    const before = words[at - 1]?.text.toLowerCase() ?? ''
    if (/^(?:he|she|they)$/.test(before) && pronouns[before] && !ADVERB.test(word))
      text[at] = SPOKEN[word.toLowerCase()] ?? (tags.has('PastTense') ? null : verb) ?? word
  })
  const kin = `\\b(?:my|our) (?:(?:lil|little|big|dear|old|sweet|poor|late) )?(?:${hearer.kin?.replace(/^(?:my|our) /iu, '').replaceAll('-', '[- ]') ?? '~'})\\b(?: ${escaped(hearer.name ?? '~')})?`
  const born = hearer.kind === 'child' && hearer.name ? escaped(hearer.name) : '~'
  const owned = new RegExp(`${kin}['’]s\\b`, 'giu')
  return (
    text
      .join(' ')
      .replace(owned, 'your')
      // "we finally have a baby girl, Nora".
      .replace(new RegExp(`\\ban? (?:\\p{L}+ )?(?:baby|girl|boy|son|daughter)(?: called| named)? ${born}`, 'iu'), 'you')
      .replace(new RegExp(`${kin}(?!['’]s)(?: (is|was|has|does)\\b)?`, 'giu'), (_, verb?: string) =>
        verb ? `you ${SPOKEN[verb.toLowerCase()]}` : 'you',
      )
  )
}

const RELATIVES =
  /\b(?:brother|sister|mum|mom|mother|dad|father|nan|gran|grandma|grandad|grandpa|son|daughter|husband|wife|friends?|teddy|dolls?)\b/iu

/** Whether "her" before a word is hers: "her car", but not "made her laugh" or "her to". */
const isOwner = ([next, after]: readonly Word[], before: Word | undefined) =>
  next !== undefined &&
  !/^(?:there|here|away|again|along|everywhere|anywhere|abroad|tonight|today|tomorrow|yesterday)$/iu.test(next.text) &&
  !LAST_NIGHT.test(`${next.text} ${after?.text}`) &&
  (/^(?:own|little|very|best|old|first|only|lil)$/iu.test(next.text) || isOwned(next, before))
/** "shouted at her last night": when. */
const LAST_NIGHT =
  /^(?:last|this|next|every) (?:night|day|week|month|year|time|morning|evening|weekend|spring|summer|autumn|fall|winter|christmas|\p{L}+day)\b/iu
const isOwned = (next: Word, before: Word | undefined) =>
  !/^(?:no|yes|so|that)$/iu.test(next.text) &&
  !NOT_OWNED.some((tag) => next.tags.has(tag)) &&
  !(
    next.tags.has('Infinitive') &&
    /^(?:ma[kd]es?|lets?|help(?:s|ed)?|watch(?:es|ed)?|hears?|heard|sees?|saw)$/iu.test(before?.text ?? '')
  )
const NOT_OWNED = ['Preposition', 'Determiner', 'Conjunction', 'Pronoun', 'Adverb']

export const SPOKEN: Readonly<Record<string, string>> = {
  ...{ is: 'are', was: 'were', has: 'have', does: 'do', "'s": 'are' },
  ...{ "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't", "doesn't": "don't" },
}

/** Whether words speak of whoever hears the song. */
export const isHearer = (words: readonly Word[], { hearer }: HearerContext): boolean =>
  hearer !== null && isNamed(words, hearer)
