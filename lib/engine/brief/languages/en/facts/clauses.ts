import type { EnglishWord, ParseEnglish } from '../../../../assets.ts'
import { LOANS } from '../../../../compose/vocabulary/loans.ts'
import { PLAYED_BY } from '../../../../compose/vocabulary/piece-words.ts'
import { capital } from '../../../../lyrics/first-letter.ts'
import { ALSO_DONE, isDoneBy, verbOf } from '../verbs.ts'

export type Word = EnglishWord & {
  /** The verb of which it may be the third person: "hate" of "hates". */
  readonly verb: string | null
}
/** Goes on with the sentence of the one before. */
export type Piece = {
  readonly words: readonly Word[]
  readonly goesOn: boolean
  /** One of several behind a colon: "in order: egg, larva". */
  readonly isListed: boolean
  /** Begins behind "who", "which" or "that". */
  readonly isRelative: boolean
  /** Which joins it to the piece before it: "but". */
  readonly conjunction: string | null
}

/** Whether words speak of whoever hears the song. */
type IsHearer = (words: readonly Word[]) => boolean

/** Between punctuation, at "who", where "and" is followed by a verb or by somebody, and where somebody begins anew. */
export function piecesOf(text: string, parse: ParseEnglish, isHearer: IsHearer): Piece[] {
  const words: Word[] = parse(text)
    .flat()
    .flatMap(whoIs)
    .map(({ text: written, post: behind, tags }, at, all) => {
      // What closes a sentence behind a saying, which stands here as one sign.
      const [, typed = written, ends = ''] = /^(.*\p{Co})([.!?,;:]+)$/u.exec(written) ?? []
      const post = ends + behind
      // "my parents' house".
      const owner = tags.has('Possessive') && /s$/u.test(typed) ? (/^['’](?= )/u.exec(post)?.[0] ?? '') : ''
      const text = typed.replace(/^[^\p{L}\p{Co}\d$€£#]+/u, '') + owner
      // "to lend Kevin money": no surname, or it had a capital, too.
      const isBehindName = /^\p{Lu}\p{Ll}/u.test(all[at - 1]?.text ?? '') && all[at - 1]?.tags.has('Person') === true
      const isName =
        tags.has('ProperNoun') &&
        !isBehindName &&
        !tags.has('Actor') &&
        !ALSO_PLACES.test(text) &&
        /^\p{Ll}/u.test(text)
      const previous = all[at - 1]
      const isDone = tags.has('Plural') && previous?.post.trim() === '' && /^(?:he|she)$/iu.test(previous.text)
      const begins = previous === undefined || previous.post.trim() !== ''
      const isThing = begins && tags.has('Plural') && !(post.trim() === '' && isObjectWord(all[at + 1]))
      const verb = verbOf(text, isDone ? () => true : (base) => isDoneBy(base, isThing, parse))
      return { text: isName ? capital(text) : text, post, tags, verb }
    })
    .filter(({ text, post }) => text !== '' || post.trim() !== '')
  const pieces: Piece[] = []
  let piece: Word[] = []
  let goesOn = false
  let isListed = false
  let isBehindWho = false
  let conjunction: string | null = null
  const close = (next: boolean) => {
    // "and then he moves over".
    if (/^(?:and|but)$/iu.test(piece.at(-1)?.text ?? '')) piece.pop()
    if (piece.length > 0) pieces.push({ words: piece, goesOn, isListed, isRelative: isBehindWho, conjunction })
    piece = []
    isBehindWho = false
    conjunction = null
    goesOn = next
    if (!next) isListed = false
  }
  words.forEach((word, at) => {
    const [next, after] = [words[at + 1], words[at + 2]]
    const joins =
      next !== undefined &&
      !endsList(words[at - 1], next, after) &&
      // "every match but one".
      !(/^(?:one|two|once)$/iu.test(next.text) && /[,.;!?]/.test(next.post)) &&
      !isSoDid(word, next, after) &&
      (/^then$/iu.test(word.text) ||
        (JOINS.test(word.text) &&
          beginsClause(next, after) &&
          !isSecondInfinitive(piece, next) &&
          !(/^because$/iu.test(word.text) && piece.length <= SHORT_CLAUSE) &&
          !(/^since$/iu.test(word.text) && PERFECT.test(textOf(piece)))) ||
        (JOINS.test(word.text) &&
          hasVerb(piece, isHearer) &&
          !piece.some(({ text }) => /^with(?:out)?$/iu.test(text)) &&
          !/^(?:one|two|once|him|her|me)$/iu.test(next.text) &&
          beginsWithSomebody(words.slice(at + 1))) ||
        (JOINS.test(word.text) &&
          WHEN.test(next.text) &&
          words.slice(at + 2, at + 6).some(({ text }) => SOMEBODY.test(text))) ||
        (JOINS.test(word.text) && /^all$/iu.test(next.text) && SOMEBODY.test(after?.text ?? '')) ||
        // "getting old and not minding it", "singing and dancing in the kitchen".
        (/^and$/iu.test(word.text) &&
          (isGerund(next) ||
            (next.tags.has('Negative') && after !== undefined && isGerund(after)) ||
            beginsWithDeed(words.slice(at + 1, at + 6))) &&
          piece.some(isGerund)) ||
        (/^because$/iu.test(word.text) && /^(?:my|our|his|her|their|the)$/iu.test(next.text)))
    // "my girlfriend and I met online".
    const isOneOfTwo =
      /^and$/iu.test(joins ? word.text : (words[at - 1]?.text ?? '')) &&
      isBothOf(joins ? piece : piece.slice(0, -1), joins ? next : word)
    const isOpen =
      isAbout(piece) ||
      asksForSong(textOf(piece)) ||
      isHearer(piece.slice(-2)) ||
      (isHearer(piece.slice(-4)) && !hasVerb(piece, isHearer))
    const isRelative =
      isOpen &&
      next !== undefined &&
      /^(?:who|which|that)$/iu.test(word.text) &&
      beginsClause(next, after) &&
      !(ANYBODY.test(textOf(piece)) && piece.some(isGerund))
    const isReported =
      /^(?:told|tells?|promised?)$/iu.test(words[at - 2]?.text ?? '') && TOLD_TO.test(words[at - 1]?.text ?? '')
    const isWithin =
      isReported ||
      WITHIN.test(words[at - 1]?.text ?? '') ||
      /^(?:how|what|which|whose)$/iu.test(words[at - 2]?.text ?? '')
    const startsAnew =
      piece.length > 1 &&
      !isWithin &&
      !isRelativeOf(piece, words.slice(at)) &&
      !(
        piece.length < 4 &&
        piece.slice(0, 2).some(({ text }) => WHEN.test(text)) &&
        !piece.some(({ tags }) => tags.has('Verb'))
      ) &&
      (IS_SHORT.test(word.text) ||
        (SOMEBODY.test(word.text) &&
          !isObject(piece, word, isHearer) &&
          next !== undefined &&
          beginsClause(next, after)))
    // "… and arctic make it rhyme": said to the songwriter.
    const isOrder =
      piece.length > 1 &&
      /^(?:make|keep)$/iu.test(word.text) &&
      /^(?:it|this|me|us)$/iu.test(next?.text ?? '') &&
      !ADVERB.test(words[at - 1]?.text ?? '') &&
      !/^(?:to|can|will|would|could|did|does|do|you|they|we|I|and)$/iu.test(words[at - 1]?.text ?? '')
    const ends = ((joins || startsAnew) && !isOneOfTwo) || isRelative || isOrder
    if (ends) close(true)
    if (isRelative) isBehindWho = true
    if (joins && !isOneOfTwo) conjunction = word.text.toLowerCase().replace(/^cause$/, 'because')
    if ((!joins || isOneOfTwo) && !isRelative) piece.push(word)
    if (/[.!?;\n]/.test(word.post)) close(false)
    else if (/[,:–—]|\s-\s/.test(word.post)) close(true)
    if (/:/.test(word.post)) isListed = true
  })
  close(false)
  return pieces
}

/** "the beach and chips." */
const endsList = (before: Word | undefined, next: Word, after: Word | undefined) =>
  before?.tags.has('Noun') === true &&
  !before.tags.has('Pronoun') &&
  /[^s]s$/iu.test(next.text) &&
  (next.tags.has('Plural') || next.tags.has('PresentTense')) &&
  (after === undefined || /[.!?;\n]/.test(next.post)) &&
  !/^(?:snores|swears|sings|sleeps|sulks|cheats|drools|whistles|hums|dances|cries|laughs|smiles|waits|works|barks|purrs|runs|hides)$/iu.test(
    next.text,
  )

/** "and so did I": no clause of its own. */
const isSoDid = (word: Word, next: Word, after: Word | undefined) =>
  SO_DID.test(`${word.text} ${next.text} ${after?.text}`) || SO_DID.test(`${next.text} ${after?.text} I`)
const SO_DID = /^so (?:did|do|does|was|is|am|were|have|has) (?:I|we|you|he|she|they)$/iu

/** "who's always late" as "who is always late". */
function whoIs(word: EnglishWord, at: number, all: readonly EnglishWord[]): EnglishWord[] {
  if (!/^who['’]s$/iu.test(word.text)) return [word]
  const next = all[at + 1]
  const has = /^(?:been|got|had)$/iu.test(next?.text ?? '')
  return [
    { text: 'who', post: ' ', tags: new Set(['Pronoun']) },
    { ...word, text: has ? 'has' : 'is', tags: new Set(['Verb', has ? 'Auxiliary' : 'Copula']) },
  ]
}

/** "we've known each other since we were 6" is one. */
const PERFECT = /['’]ve\b|\b(?:have|has|been|known)\b/iu

const isGerund = ({ text, tags }: EnglishWord) =>
  /^\p{L}{2,}ing$/iu.test(text) && (tags.has('Verb') || tags.has('Noun'))

/** "in love with somebody who doesn't know": nobody is told of by itself. */
const ANYBODY =
  /\b(?:one|ones|somebody|someone|anybody|anyone|nobody|person|people|man|woman|guy|girl|boy)(?: (?:in|at|on) (?:the|my|our) \p{L}+)?$/iu

/** "and mum pretending to like it": somebody, and what they are at. */
function beginsWithDeed(words: readonly Word[]): boolean {
  const at = words.findIndex(isGerund)
  return (
    at > 0 &&
    ['Determiner', 'Possessive', 'Actor', 'Person'].some((tag) => words[0]?.tags.has(tag)) &&
    words
      .slice(0, at)
      .every(
        ({ tags, post }) =>
          post.trim() === '' && ['Determiner', 'Possessive', 'Adjective', 'Noun'].some((tag) => tags.has(tag)),
      )
  )
}

/** Somebody of whom nothing is told yet, with "I" behind "and". */
const isBothOf = (piece: readonly Word[], { text = '' }: Partial<Word> = {}) =>
  text === 'I' &&
  piece.length > 0 &&
  piece.length < 4 &&
  piece.every(({ tags }) => ['Possessive', 'Adjective', 'Noun'].some((tag) => tags.has(tag)))

/** "gave it back". */
const isObject = (piece: readonly Word[], { text }: Word, isHearer: IsHearer) =>
  /^it$/iu.test(text) && isVerbAt(piece, piece.length - 1, isHearer)

const hasVerb = (piece: readonly Word[], isHearer: IsHearer) =>
  piece.some(({ text }, at) => isVerbAt(piece, at, isHearer) || IS_SHORT.test(text))

/** "and the dog waits by the door": somebody else, before what they do. */
function beginsWithSomebody(words: readonly Word[]): boolean {
  const ends = words.findIndex(({ post }) => /[,.;:!?\n]/.test(post))
  const clause = words.slice(0, ends < 0 ? undefined : ends + 1)
  const at = clause.findIndex((_, place) => isVerbAt(clause, place, () => false))
  const subject = clause.slice(0, Math.max(0, at) - adverbsBefore(clause, at))
  return (
    !subject.some(({ text }) => /^(?:that|which|who)$/iu.test(text)) &&
    ['Determiner', 'Possessive', 'ProperNoun'].some((tag) => subject[0]?.tags.has(tag)) &&
    subject.length <= LONGEST_SUBJECT &&
    subject.every(({ tags }) =>
      ['Determiner', 'Possessive', 'Adjective', 'Noun', 'Value'].some((tag) => tags.has(tag)),
    ) &&
    subject.at(-1)?.tags.has('Noun') === true
  )
}

const LONGEST_SUBJECT = 4
/** In words: what is told no reason for is too little, "she yells". */
const SHORT_CLAUSE = 3

/** "the loaf I gave her": a thing, and in a few words what somebody did with it. */
function isRelativeOf(piece: readonly Word[], rest: readonly Word[]): boolean {
  const [before, last] = piece.slice(-2)
  const ends = rest.findIndex(({ post }) => /[,.;:!?\n]/.test(post))
  const length = ends < 0 ? rest.length : ends + 1
  return (
    (before?.tags.has('Determiner') === true || (before !== undefined && isGerund(before))) &&
    last?.tags.has('Noun') === true &&
    last.post.trim() === '' &&
    length <= LONGEST_RELATIVE &&
    !IS_SHORT.test(rest[0]?.text ?? '')
  )
}

const LONGEST_RELATIVE = 3

/** "to read and tie her shoes": both are what was taught. */
const isSecondInfinitive = (before: readonly Word[], { text, tags, verb }: Word) =>
  tags.has('Infinitive') &&
  verb === null &&
  !/^(?:make|keep|please)$/iu.test(text) &&
  / to \p{Ll}+/u.test(textOf(before))

/** Things of every day that are towns and countries elsewhere. */
const ALSO_PLACES = /^(?:turkey|china|chad|nice|bath|reading|mobile|cork|jersey|buddy|ups)$/u

export const JOINS = /^(?:and|but|so|because|since|cause)$/iu
const SOMEBODY = /^(?:I|we|he|she|they|it)$/u
/** "when we were kids" belongs to what it is told of. */
const WITHIN =
  /^(?:all|because|when|while|if|whether|since|till|until|that|what|how|why|where|like|as|than|before|after|unless|whenever|once|say|says|tells?|said|thinks?|thought|knows?|knew|hopes?|wish(?:es)?|guess|swears?|swore|promises?|decided|whatever|wherever|stuff|things|everything|anything)$/iu

/** "told him it was a heron". */
const TOLD_TO = /^(?:him|her|them|me|us|you|everyone|everybody)$/iu

/** What tells when, before whoever it is told of: "every night he waits". */
export const WHEN = /^(?:every|each|daily|all|last|this|one|once|on|at|in|yesterday|tonight|today|now|sometimes)$/iu

export const beginsClause = ({ text, tags, verb }: Word, after: Word | undefined): boolean =>
  !/^(?:last|seek)$/iu.test(text) &&
  // "my sister and me sharing a room".
  !(/^me$/iu.test(text) && !/^and$/iu.test(after?.text ?? '')) &&
  (['Pronoun', 'PastTense', 'PresentTense', 'Copula', 'Modal', 'Auxiliary', 'There'].some((tag) => tags.has(tag)) ||
    (tags.has('Plural') && verb !== null && BEHIND_VERB.test(after?.text ?? '')) ||
    ADVERB.test(text) ||
    IS_SHORT.test(text))

export const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

const SONG =
  /\b(?:(?<!\b(?:our|favou?rite|same|wedding|every|all|old|each|the wrong words to) )songs?|jingle|soundtrack|(?:intro|theme) (?=for\b)|ballad|lullab(?:y|ies)|anthem|rap|tune|hymn|ode|chant|music|chorus|verses?|vocals?|voice|singer|singing|sung|\d*bpm|tempo|genre|lyrics|rhymes?|instrumental|write|create|please|(?<!\b(?:every|single|sunday|the|her|his|my|beef|pork|pot) )roast|tribute|duet|shanty|diss track|(?<=^|\b(?:needs?|wants?|make|like|write|create|for|me|do|with) )something|^make (?:it|me|an?|th(?:is|em)|em|us)|can you|(?<!\b(?:they|don['’]t|doesn['’]t|didn['’]t|never|not) )(?:need|want)(?! (?:them|it|him|her|this|that)\b)|(?<!\b(?:say|says|said|saying) )(?<!\b(?:let|lets|anyone|anybody|nobody|ever|never|no one|everyone) )thanks?|sorry|apolog(?:y|ies|i[sz]e|i[sz]ing)|first dance|farewell|leaving do|send-?off|radio ad|dont|don't (?:use|say|mention))\b/iu

/** "bossa nova about coffee", "a techno track about my cat"; not "they lost a house about ten years ago". */
const STYLE_ABOUT = new RegExp(
  `\\b(?<!\\b(?:an?|the|my|our|his|her|their) (?=(?:house|lounge|swing|trap) about))(?:${Object.values(LOANS).join('|')})(?: (?:beat|number|piece|track))? about\\b`,
  'iu',
)

/** "calm piano piece"; not "he wrote a piano piece". */
const PIECE = new RegExp(
  `(?<!\\b(?:an?|the|my|our|his|her|their) )\\b${PLAYED_BY} (?:piece|solo|loop|theme|intro)\\b`,
  'iu',
)

/** Words that ask for a song, and tell nothing that it could sing of. */
export const asksForSong = (text: string) => [SONG, STYLE_ABOUT, PIECE].some((words) => words.test(text))

/** "a lofi song in F, about my window". */
export const isAbout = ([head]: readonly Word[]) => head !== undefined && /^about$/iu.test(head.text)

export const speaksOfSong = ({ words }: Piece) => isAbout(words) || asksForSong(textOf(words))

export const ADVERB =
  /^(?:never|ever|always|only|still|just|also|even|really|secretly|usually|often|sometimes|finally|once|now)$/iu

/** "she's leaving", "he's got". */
export const IS_SHORT = /^(?:I|he|she|they|it)['’](?:s|re|m)$/iu

/** How many adverbs stand right before a place. */
export function adverbsBefore(words: readonly Word[], at: number): number {
  let count = 0
  while (count < at && ADVERB.test(words[at - 1 - count]?.text ?? '')) count++
  return count
}

/** A verb of a sentence: no "-ing" form, none behind "to", no adjective such as "lost" in "the lost pallet". */
export function isVerbAt(words: readonly Word[], at: number, isHearer: IsHearer): boolean {
  const { text = '', tags = new Set<string>(), verb = null } = words[at] ?? {}
  const before = words[at - 1]?.text ?? ''
  if (at === 0 && /^\p{Lu}\p{Ll}/u.test(words[1]?.text ?? '') && (/^\p{Lu}/u.test(text) || isHearer(words.slice(0, 2))))
    return false
  // "coach Dee brings oranges".
  if (/^(?:coach|nurse|judge|captain|chef|cook)$/iu.test(text) && /^\p{Lu}\p{Ll}/u.test(words[at + 1]?.text ?? ''))
    return false
  // "blisters and bears and all".
  if (/^and$/iu.test(words[at + 1]?.text ?? '') && /^all$/iu.test(words[at + 2]?.text ?? '')) return false
  // "kids loved it", "kids heights are penciled".
  if (at === 0 && verb !== null && hasSubjectBehind(words)) return false
  const isName = /^(?:named|called)$/iu.test(text) && !CALLS_OTHERS.test(words[at + 1]?.text ?? '')
  if (tags.has('Gerund') || isName || /^(?:like|to)$/iu.test(text) || /^to$/iu.test(before)) return false
  if (['Copula', 'Modal', 'PresentTense', 'PastTense', 'Auxiliary'].some((tag) => tags.has(tag)))
    return !(tags.has('PastTense') && BEFORE_ADJECTIVE.test(before))
  // "she still winces when …" is read as a plural.
  const subject = words[at - 1 - adverbsBefore(words, at)]?.text ?? ''
  if (verb !== null && tags.has('Plural') && /^(?:he|she)$/iu.test(subject)) return true
  // "burns every single roast", "only drinks from the tap", "the dog waits by the door".
  const isBare = at - adverbsBefore(words, at) === 0 || isSomebody(words.slice(0, at - adverbsBefore(words, at)))
  const isOnlyVerb = !words.slice(0, at).some(({ tags: other }) => FINITE.some((tag) => other.has(tag)))
  if (verb !== null && tags.has('Plural') && isBare && isOnlyVerb && followsVerb(words[at + 1])) return true
  // "drives a school bus", without anybody before it, is read as a plural.
  const isBehindHearer = at < 6 && isHearer(words.slice(0, at))
  return (
    isOnlyVerb &&
    (at === 0 || isBehindHearer) &&
    tags.has('Plural') &&
    (BEHIND_VERB.test(words[at + 1]?.text ?? '') ||
      (at > 0 && words[at + 1] !== undefined && ALSO_DONE.has(verb ?? ''))) &&
    verb !== null
  )
}

/** What stands behind "called" where it is no name: "called everyone sweetheart". */
export const CALLS_OTHERS = /^(?:everyone|everybody|me|us|him|her|them|it|the|my|our|every|all|people)$/iu

/** Whether what stands first is no verb, since another one follows with nobody between: "kids loved it". */
const hasSubjectBehind = (words: readonly Word[]) => {
  const other = words.findIndex(({ tags }, place) => place > 0 && FINITE.some((tag) => tags.has(tag)))
  return other > 0 && words.slice(1, other).every(({ tags }) => tags.has('Noun') && !tags.has('Pronoun'))
}

const FINITE = ['Copula', 'Modal', 'PastTense', 'PresentTense']

/** "my upstairs neighbour": one, with what stands before. */
const isSomebody = (words: readonly Word[]) =>
  words.length > 1 &&
  words.length <= LONGEST_SUBJECT &&
  ['Determiner', 'Possessive'].some((tag) => words[0]?.tags.has(tag)) &&
  words.at(-1)?.tags.has('Singular') === true

const followsVerb = (word: Word | undefined) =>
  word !== undefined &&
  !/^of$/iu.test(word.text) &&
  ['Determiner', 'Possessive', 'Pronoun', 'Preposition'].some((tag) => word.tags.has(tag))

const BEFORE_ADJECTIVE = /^(?:a|an|the|my|our|your|her|his|their|some|two|three|one|of|with)$/iu
const BEHIND_VERB =
  /^(?:a|an|the|my|our|her|his|their|its|in|on|at|with|to|like|all|every|me|us|too|so|up|out|from|about|everyone|everybody|everything|nothing|things|people|off|over)$/iu

const isObjectWord = (word: EnglishWord | undefined) =>
  word !== undefined && ['Determiner', 'Possessive', 'Pronoun'].some((tag) => word.tags.has(tag))
