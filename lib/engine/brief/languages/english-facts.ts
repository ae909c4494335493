import type { EnglishWord, ParseEnglish } from '../../assets.ts'
import { readWishes } from '../../compose/wishes.ts'
import { inflect } from '../../songwriter/english/morphology.ts'
import type { Fact, Hearer } from '../brief.ts'

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer: "my cat Biscuit who sleeps on my
 * keyboard and he hates rain" gives "You sleep on my keyboard" and "You hate rain"; "i forgot our anniversary" gives "I forgot our
 * anniversary". What speaks of the song itself is left out.
 */
export function factsIn(
  description: string,
  hearer: Hearer | null,
  names: readonly string[],
  parse: ParseEnglish,
): Fact[] {
  const facts: Fact[] = []
  const told: Told = { hearer, parse, pronouns: pronounsOf(description, hearer, parse) }
  let before: Before = { ...NOTHING, of: hearer && 'you' }
  for (const piece of piecesOf(written(description, names), told)) {
    const found = factsOf(piece, told, piece.goesOn ? before : NOTHING)
    facts.push(...found)
    before = {
      of: found.at(-1)?.of ?? (hearer && (speaksOfSong(piece) || isNamed(piece.words, hearer)) ? 'you' : null),
      thing: thingBehindAbout(piece, hearer),
      self: /^we/iu.test(piece.words[0]?.text ?? '') || (before.self === 'We' && piece.goesOn) ? 'We' : 'I',
      isState: piece.words.some(({ text, tags }) => tags.has('Copula') || IS_SHORT.test(text)),
    }
  }
  return joined(facts.map((one) => ({ ...one, text: ofLineLength(one.text) })))
    .filter(
      ({ text }, at, all) =>
        lengthOf(text) > 1 && !LEFT_OPEN.test(text) && all.findIndex((one) => one.text === text) === at,
    )
    .slice(0, MOST)
}

/** Whoever the song is to, and by which words a description speaks of them. */
type Told = { readonly hearer: Hearer | null; readonly parse: ParseEnglish; readonly pronouns: Pronouns }
type Pronouns = Readonly<Record<string, string>>

const HIM: Pronouns = { he: 'you', him: 'you', his: 'your', himself: 'yourself' }
const HER: Pronouns = { she: 'you', her: 'your', hers: 'yours', herself: 'yourself' }
const THEM: Pronouns = { they: 'you', them: 'you', their: 'your', theirs: 'yours', themselves: 'yourselves' }
const ITS: Pronouns = { it: 'you', its: 'your', itself: 'yourself' }

const MEN =
  /\b(?:grand(?:pa|dad|father|son)|gramps|dad|daddy|father|papa|pops?|son|nephew|boy|brother|bro|husband|boyfriend|hubby|uncle|(?:god|step)(?:father|dad|son)|mailman)\b/iu
const WOMEN =
  /\b(?:grand(?:ma|mom|mum|mother|daughter)|granny|gran|nan|nana|mom|mum|mummy|mommy|mama|mother|daughter|niece|girl|sister|sis|wife|girlfriend|wifey|aunt|auntie|aunty|(?:god|step)(?:mother|mom|daughter)|mailwoman|midwife)\b/iu

/** Of two sexes in one description only one is the hearer's: by what they are, by their name, or by who comes first. */
function pronounsOf(description: string, hearer: Hearer | null, parse: ParseEnglish): Pronouns {
  if (!hearer) return {}
  const isPet = hearer.kind === 'pet' || hearer.kind === 'cat' || hearer.kind === 'dog'
  const ofName = parse(hearer.name ?? '').flat()[0]?.tags ?? new Set()
  const isMan = MEN.test(hearer.kin ?? '') || ofName.has('MaleName')
  const isWoman = WOMEN.test(hearer.kin ?? '') || ofName.has('FemaleName')
  const said = /\b(?:(he|him|his)|she|her|hers)\b/iu.exec(description)
  if (hearer.kind === 'group' || !said) return { ...THEM, ...(isPet ? ITS : {}) }
  const isHim = isMan === isWoman ? said[1] !== undefined : isMan
  return { ...(isHim ? HIM : HER), ...(isPet ? ITS : {}) }
}

/** Of a long piece, what comes before a word that goes on: "I got my GED at 45". */
function ofLineLength(text: string): string {
  const words = text.replace(ENDS_OPEN, '').split(' ')
  if (words.length <= LONGEST) return words.join(' ')
  const at = words.findLastIndex((word, place) => place > 3 && place <= LONGEST && GOES_ON.test(word))
  return (at < 0 ? [] : words.slice(0, at)).join(' ').replace(ENDS_OPEN, '')
}

/** Too little to be told by itself. */
const LEFT_OPEN = /^(?:They|He|She|It) \S+$/
const ENDS_OPEN = /(?: (?:and|but|so|or|then|because|though|like|just|with|the|a|to|obviously))+$/iu
const GOES_ON = /^(?:and|or|after|before|when|while|until|till|at|in|on|with|for|because|so|like|from|just)$/iu

/** People whom a description names, however they are typed: "olga", "mr okafor". */
export function peopleIn(description: string, parse: ParseEnglish): string[] {
  return parse(written(description, [])).flatMap((words) => {
    const named = words.map(({ text, tags }, at) =>
      tags.has('Person') || isNameBehindKin(words, at) ? text.replace(NOT_IN_NAMES, '') : null,
    )
    return runsOf(named).map((name) => name.join(' ').trim())
  })
}

/** "my cat biscuit knocks": a word behind the one for somebody, and before what they do. "grandpa earl", by itself. */
function isNameBehindKin(words: readonly EnglishWord[], at: number): boolean {
  const [kin, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!kin || !word || kin.post.trim() !== '' || !/^\p{Ll}{3,}$/u.test(word.text) || !isNounOnly(word)) return false
  if (GRANDPARENT.test(kin.text)) return word.post.trim() !== '' || !next || /^(?:and|who|is)$/.test(next.text)
  return (
    PET.test(kin.text) &&
    word.post.trim() === '' &&
    next !== undefined &&
    beginsClause({ ...next, verb: null }, undefined)
  )
}

const GRANDPARENT = /^(?:grandma|grandpa|grandad|granny|gran|nan|nana|aunt|auntie|uncle)$/iu
const PET = /^(?:dog|cat|puppy|kitten|hamster|rabbit|bunny|horse|pony|parrot|goldfish|tortoise|turtle)$/iu
const isNounOnly = ({ tags }: EnglishWord) =>
  !['Verb', 'Adverb', 'Preposition', 'Conjunction', 'Determiner', 'Pronoun'].some((tag) => tags.has(tag))

const NOT_IN_NAMES = /['’]s\b|[^\p{L}'’ -]/gu

/** What stands side by side between gaps. */
function runsOf(parts: readonly (string | null)[]): string[][] {
  const runs: string[][] = [[]]
  for (const part of parts) part === null ? runs.push([]) : runs.at(-1)?.push(part)
  return runs.filter((run) => run.some(Boolean))
}

/** In words: more make no line. */
const LONGEST = 12
const MOST = 10

const lengthOf = (text: string) => text.split(' ').length

/** Short things that are listed share a line: "Evaporation, condensation". */
function joined(facts: readonly Fact[]): Fact[] {
  const lines: Fact[] = []
  for (const one of facts) {
    const last = lines.at(-1)
    const isShort =
      last?.of === 'thing' &&
      one.of === 'thing' &&
      !last.text.includes(',') &&
      lengthOf(`${last.text} ${one.text}`) <= 4
    if (last && isShort)
      lines[lines.length - 1] = {
        ...last,
        text: `${last.text}, ${one.text.charAt(0).toLowerCase()}${one.text.slice(1)}`,
      }
    else lines.push(one)
  }
  return lines
}

type Word = EnglishWord & {
  /** The verb of which it may be the third person: "hate" of "hates". */
  readonly verb: string | null
}
/** Goes on with the sentence of the one before. */
type Piece = { readonly words: readonly Word[]; readonly goesOn: boolean }
/** Of whom the piece before tells, and what the song is said to be about. */
type Before = {
  readonly of: Fact['of'] | null
  readonly thing: string | null
  readonly isState: boolean
  readonly self: 'I' | 'We'
}
const NOTHING: Before = { of: null, thing: null, isState: false, self: 'I' }

/** With the capitals that names, days and months lack. */
function written(description: string, names: readonly string[]): string {
  const text = description.replace(DAYS_AND_MONTHS, capital)
  return names.reduce((rest, name) => rest.replaceAll(new RegExp(`\\b${escaped(name)}\\b`, 'giu'), name), text)
}

const DAYS_AND_MONTHS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|(?:septem|octo|novem|decem)ber)\b/gu

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Between punctuation, at "who", where "and" is followed by a verb or by somebody, and where somebody begins anew. */
function piecesOf(text: string, { hearer, parse }: Told): Piece[] {
  const words: Word[] = parse(text)
    .flat()
    .map(({ text: typed, post, tags }) => {
      const text = typed.replace(/^[^\p{L}\d$€£#]+/u, '')
      const isName = tags.has('ProperNoun') && /^\p{Ll}/u.test(text)
      return { text: isName ? capital(text) : text, post, tags, verb: verbOf(text, parse) }
    })
  const pieces: Piece[] = []
  let piece: Word[] = []
  let goesOn = false
  const close = (next: boolean) => {
    if (piece.length > 0) pieces.push({ words: piece, goesOn })
    piece = []
    goesOn = next
  }
  words.forEach((word, at) => {
    const [next, after] = [words[at + 1], words[at + 2]]
    const joins =
      next !== undefined && (/^then$/iu.test(word.text) || (JOINS.test(word.text) && beginsClause(next, after)))
    const isOpen = SONG.test(textOf(piece)) || (hearer !== null && isNamed(piece, hearer))
    const isRelative =
      isOpen && next !== undefined && /^(?:who|which|that)$/iu.test(word.text) && beginsClause(next, after)
    const isWithin = WITHIN.test(words[at - 1]?.text ?? '')
    const startsAnew =
      piece.length > 1 &&
      !isWithin &&
      (IS_SHORT.test(word.text) || (SOMEBODY.test(word.text) && next !== undefined && beginsClause(next, after)))
    if (joins || isRelative || startsAnew) close(true)
    if (!joins && !isRelative) piece.push(word)
    if (/[.!?;\n]/.test(word.post)) close(false)
    else if (/[,:–—]|\s-\s/.test(word.post)) close(true)
  })
  close(false)
  return pieces
}

const JOINS = /^(?:and|but|so|because|since|cause)$/iu
const SOMEBODY = /^(?:I|we|he|she|they|it)$/u
/** "when we were kids" belongs to what it is told of. */
const WITHIN =
  /^(?:when|while|if|till|until|that|what|how|why|where|like|as|than|before|after|unless|whenever|once|stuff|things|everything|anything)$/iu

const beginsClause = ({ text, tags, verb }: Word, after: Word | undefined): boolean =>
  ['Pronoun', 'PastTense', 'PresentTense', 'Copula', 'Modal', 'Auxiliary', 'There'].some((tag) => tags.has(tag)) ||
  (tags.has('Plural') && verb !== null && BEHIND_VERB.test(after?.text ?? '')) ||
  ADVERB.test(text) ||
  IS_SHORT.test(text)

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

const SONG =
  /\b(?:songs?|jingle|ballad|lullab(?:y|ies)|anthem|rap|tune|hymn|ode|chant|music|chorus|verses?|vocals?|voice|singer|singing|sung|\d*bpm|tempo|genre|lyrics|rhymes?|instrumental|write|create|please|roast|tribute|duet|shanty|diss track|something|make (?:it|me|a)|can you|need|want|thanks?|sorry|first dance|farewell|radio ad|dont|don't (?:use|say|mention))\b/iu

const speaksOfSong = ({ words }: Piece) => SONG.test(textOf(words))

/** What is said of the wish and not of anybody: "nothing religious", "true story", "not too mushy". */
const WISH =
  /^(?:not (?:too|so|very)|nothing|something|anything|keep (?:it|the)|help|true story|fair enough|maybe|ideally|kind ?of|kinda|sort of|think|old[ -]time\p{L}*|like an?|only|just (?:an?|the|some)|named|called|\d+ years?$|no need|no pressure|I (?:do(?:n['’]t| not) (?:really )?know what|want|need|would|['’]d like)|\p{L}+ (?:style|banger|twang|vibes?|swing|jazz|beat)$)|\bhomework\b/iu

/** "a song about a potato that wants to fly": the potato does. */
function thingBehindAbout({ words }: Piece, hearer: Hearer | null): string | null {
  const thing = /\babout ((?:a|an|the|my|our|two|three) .+)$/iu.exec(textOf(words))?.[1] ?? null
  return hearer && isNamed(words, hearer) ? null : thing
}

const ADVERB = /^(?:never|always|still|just|also|even|really|secretly|usually|often|sometimes|finally|once|now)$/iu
const OTHERS = /^(?:he|she|they|it)$/iu
const SELF = /^(?:I|we)(?:['’]\p{L}+)?$/iu
const HEARER = /^you(?:['’]\p{L}+)?$/iu
/** "she's leaving", "he's got". */
const IS_SHORT = /^(?:I|he|she|they|it)['’](?:s|re|m)$/iu

/** What one piece tells, and of whom. */
function factsOf(piece: Piece, told: Told, before: Before): Fact[] {
  const words = spokenTo(piece.words, told)
  const { hearer, pronouns } = told
  if (speaksOfSong({ ...piece, words })) return toldOfSong(textOf(words), told)
  const [head, next] = words
  if (!head || /^(?:to|from|for|no|with|about)$/iu.test(head.text) || WISH.test(textOf(words))) return []
  const [pronoun = '', short] = head.text.toLowerCase().split(/['’]/)
  if (SELF.test(head.text)) return [fact('me', toHearer(words, told))]
  if (short && IS_SHORT.test(head.text) && pronouns[pronoun])
    return isCalled(next) ? [] : [fact('you', isOrHas(words, told))]
  if (HEARER.test(head.text) || (short && pronouns[pronoun])) return [fact('you', toHearer(words, told))]
  if (pronoun === 'it' && !hearer?.kin) return short ? thingIn(words, told) : []
  const at = words.findIndex((_, place) => isVerbAt(words, place, told))
  const adverbs = adverbsBefore(words, at)
  const subject = words.slice(0, Math.max(at, 0) - adverbs)
  if (at < 0) {
    if (hearer && isNamed(words, hearer)) return []
    return head.tags.has('Gerund') && before.of === 'me' ? [fact('me', toHearer(words, told))] : thingIn(words, told)
  }
  const said = words.slice(at - adverbs)
  if (subject.length === 0) return toldOfBefore(words, said, adverbs, told, before)
  const isPronoun = subject.length === 1 && pronouns[pronoun] === 'you'
  if (hearer && (isPronoun || isNamed(subject, hearer))) return toldOfHearer(said, adverbs, told)
  return OTHERS.test(pronoun) && !hearer ? [] : [fact('they', toHearer(withArticle(words, at), told))]
}

/** A piece without a subject goes on with that of the one before: "and sits on my keyboard". */
function toldOfBefore(
  words: readonly Word[],
  said: readonly Word[],
  adverbs: number,
  told: Told,
  before: Before,
): Fact[] {
  if (isMusic(words)) return []
  if (before.thing) return [fact('they', `${before.thing} ${textOf(said)}`)]
  if (before.of === 'you' && told.hearer) return toldOfHearer(said, adverbs, told)
  // "I'm happy but also gutted".
  if (before.isState && said[adverbs]?.tags.has('PastTense')) return []
  if (before.of === 'me') return [fact('me', `${before.self} ${toHearer(said, told)}`)]
  return ADVERB.test(words[0]?.text ?? '') ? [fact('thing', toHearer(words, told))] : thingIn(words, told)
}

/** "my son's off to college" as it is said to him: "you're off to college". */
function spokenTo(words: readonly Word[], { hearer }: Told): readonly Word[] {
  const at = words.findIndex(({ text }) => /['’]s$/.test(text))
  const state = words[at + 1]
  const owner = words.slice(0, at + 1).map((word) => ({ ...word, text: word.text.replace(/['’]s$/, '') }))
  const isState =
    state &&
    ['Gerund', 'Adverb', 'Preposition', 'PastTense', 'Adjective', 'Determiner'].some((tag) => state.tags.has(tag))
  if (at < 0 || at > 3 || !hearer || !isState || !isNamed(owner, hearer) || SONG.test(textOf(owner))) return words
  return [{ text: "You're", post: ' ', tags: new Set(['Pronoun']), verb: null }, ...words.slice(at + 1)]
}

const isCalled = (word: Word | undefined) => /^(?:called|named)$/iu.test(word?.text ?? '')

const fact = (of: Fact['of'], text: string, deed: string | null = null): Fact => ({
  ...{ of, deed },
  text: capital(text.replace(/\s+/g, ' ').trim()),
})

/** "she's baked a cake" has, "he's terrified" is. */
function isOrHas(words: readonly Word[], told: Told): string {
  const [, verb, next] = words
  const isRegular = /ed$/.test(verb?.text ?? '')
  const has =
    verb?.tags.has('PastTense') && (!isRegular || next?.tags.has('Determiner') || next?.tags.has('Possessive'))
  return `You${has ? "'ve" : "'re"} ${toHearer(words.slice(1), told)}`
}

/** How many adverbs stand right before a place. */
function adverbsBefore(words: readonly Word[], at: number): number {
  let count = 0
  while (count < at && ADVERB.test(words[at - 1 - count]?.text ?? '')) count++
  return count
}

/** "a song about how my cat steals socks" tells it behind "how"; "thank you for teaching me to read", behind "for". */
function toldOfSong(text: string, { hearer, parse }: Told): Fact[] {
  const [, gerund = '', rest = ''] =
    /\b(?:thank|grateful|gratitude|appreciat)[^.!?]*? for (?:always )?(\p{L}+ing) (.+)$/iu.exec(text) ?? []
  const verb = infinitiveOf(gerund.toLowerCase())
  if (gerund && verb) return [fact('you', `You ${inflect(verb, 'past')} ${rest}`, `${verb} ${rest}`)]
  const told = /\babout (?:how|the (?:time|day|night|way)(?: that| when)?|when) (.+)$/iu.exec(text)?.[1]
  return told ? factsIn(told, hearer, [], parse) : []
}

const isNamed = (subject: readonly Word[], { kin, name }: Hearer) => {
  const said = ` ${textOf(subject).toLowerCase()} `
  return [kin, name].some((one) => one !== null && said.includes(` ${one.toLowerCase()} `))
}

/** A verb of a sentence: no "-ing" form, none behind "to", no adjective such as "lost" in "the lost pallet". */
function isVerbAt(words: readonly Word[], at: number, { hearer }: Told): boolean {
  const { text = '', tags = new Set<string>(), verb = null } = words[at] ?? {}
  const before = words[at - 1]?.text ?? ''
  if (tags.has('Gerund') || /^(?:like|to|named|called)$/iu.test(text) || /^to$/iu.test(before)) return false
  if (['Copula', 'Modal', 'PresentTense', 'PastTense', 'Auxiliary'].some((tag) => tags.has(tag)))
    return !(tags.has('PastTense') && BEFORE_ADJECTIVE.test(before))
  // "drives a school bus", without anybody before it, is read as a plural.
  const isBehindHearer = hearer !== null && at < 6 && isNamed(words.slice(0, at), hearer)
  return (
    (at === 0 || isBehindHearer) && tags.has('Plural') && BEHIND_VERB.test(words[at + 1]?.text ?? '') && verb !== null
  )
}

const BEFORE_ADJECTIVE = /^(?:a|an|the|my|our|your|her|his|their|some|two|three|one|of|with)$/iu
const BEHIND_VERB =
  /^(?:a|an|the|my|our|her|his|their|its|in|on|at|with|to|like|all|every|me|us|too|so|up|out|from|about|everyone|everybody|everything|nothing|things|people|off|over)$/iu

/** What stands behind the subject, said to the hearer: "loves her garden" gives "You love your garden". */
function toldOfHearer(said: readonly Word[], adverbs: number, told: Told): Fact[] {
  const verb = said[adverbs]?.text.toLowerCase() ?? ''
  const rest = said.slice(adverbs + 1)
  if (/^(?:died|passed|dies|turns|turned|called|named)$/.test(verb) || rest[0]?.text === 'turning') return []
  const base = said[adverbs]?.verb ?? null
  const phrase = [textOf(said.slice(0, adverbs)), SPOKEN[verb] ?? base ?? verb, toHearer(rest, told)]
  const text = phrase.filter(Boolean).join(' ')
  return [fact('you', `You ${text}`, base && !SPOKEN[verb] ? text : null)]
}

const SPOKEN: Readonly<Record<string, string>> = {
  ...{ is: 'are', was: 'were', has: 'have', does: 'do', "'s": 'are' },
  ...{ "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't", "doesn't": "don't" },
}

/** The verb of which this is the third person: "hates" gives "hate". */
function verbOf(form: string, parse: ParseEnglish): string | null {
  const written = form.toLowerCase()
  const guesses = [written.replace(/ies$/, 'y'), written.replace(/es$/, ''), written.replace(/s$/, '')]
  return guesses.find((guess) => guess !== written && inflect(guess, 's') === written && isVerb(guess, parse)) ?? null
}

const isVerb = (base: string, parse: ParseEnglish) => parse(`they ${base} it`)[0]?.[1]?.tags.has('Verb') === true

/** Words in which whoever hears the song is "you". */
function toHearer(words: readonly Word[], { hearer, pronouns }: Told): string {
  if (!hearer) return textOf(words)
  const text = words.map(({ text: word }, at) => {
    const [pronoun = '', short = ''] = word.split(/(?=['’])/)
    const turned = pronouns[pronoun.toLowerCase()]
    if (!turned) return word
    if (/^her$/iu.test(word)) return isOwner(words[at + 1], words[at - 1]) ? 'your' : 'you'
    return turned + short.replace(/['’]s$/, "'re")
  })
  // "while she was ironing": the verb goes with it.
  words.forEach(({ text: word, verb, tags }, at) => {
    const before = words[at - 1]?.text.toLowerCase() ?? ''
    if (/^(?:he|she|they)$/.test(before) && pronouns[before])
      text[at] = SPOKEN[word.toLowerCase()] ?? (tags.has('PastTense') ? null : verb) ?? word
  })
  const others = new RegExp(
    `\\b(?:my|our) (?:${hearer.kin ?? '~'})\\b(?!['’]s)(?: ${escaped(hearer.name ?? '~')})?`,
    'giu',
  )
  return text.join(' ').replace(others, 'you')
}

/** Whether "her" before a word is hers: "her car", but not "made her laugh" or "her to". */
const isOwner = (next: Word | undefined, before: Word | undefined) =>
  next !== undefined &&
  !NOT_OWNED.some((tag) => next.tags.has(tag)) &&
  !(
    next.tags.has('Infinitive') &&
    /^(?:ma[kd]es?|lets?|help(?:s|ed)?|watch(?:es|ed)?|hears?|heard|sees?|saw)$/iu.test(before?.text ?? '')
  )
const NOT_OWNED = ['Preposition', 'Determiner', 'Conjunction', 'Pronoun', 'Adverb']

/** "upstairs neighbor vacuums" lacks its article. */
function withArticle(words: readonly Word[], verb: number): readonly Word[] {
  const isSomebody = words.slice(0, verb).some(({ tags }) => tags.has('Actor') && tags.has('Singular'))
  const isOne = !words.slice(0, 2).some(({ text, tags }) => tags.has('Plural') || /^\p{Lu}|['’]/u.test(text))
  return isSomebody && isOne && !DETERMINER.test(words[0]?.text ?? '') ? [THE, ...words] : words
}

const THE: Word = { text: 'the', post: ' ', tags: new Set(['Determiner']), verb: null }

const DETERMINER =
  /^(?:a|an|the|my|our|your|his|her|their|this|that|these|those|every|everyone|everybody|nobody|one|some|all|there|nothing|something|somebody|each|both|things)$/iu

/** A thing that is listed: "matching bracelets"; nothing that speaks of music alone, such as "slow, warm". */
function thingIn(words: readonly Word[], told: Told): Fact[] {
  // "bikes" by itself is read as a verb.
  const isPlural = words.length === 1 && /[^s]s$/.test(words[0]?.text ?? '')
  const isThing = isPlural || words.some(({ tags }) => tags.has('Noun') && !tags.has('Pronoun'))
  return isThing && !isMusic(words) && !/\byears? old$/iu.test(textOf(words))
    ? [fact('thing', toHearer(words, told))]
    : []
}

/** Nothing but what the composer understands: "slow", "country", "soft piano". */
function isMusic(words: readonly Word[]): boolean {
  const { notUnderstood } = readWishes([textOf(words)])
  return !words.some(
    ({ text, tags }) => (tags.has('Noun') || tags.has('Verb')) && notUnderstood.includes(text.toLowerCase()),
  )
}

/** No English verb ends so: there an "e" is missing. */
const UNENDED = /^$|[vuc]$|[^s]s$|(?<![aeiou])[lz]$(?<!ll|rl)|([bdgmnprt])\1$(?<!add|err|purr)/

/** The verb of which this is the "-ing" form. */
export function infinitiveOf(gerund: string): string | null {
  const stem = gerund.replace(/ing$/, '')
  const guesses = [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1'), stem.replace(/y$/, 'ie')]
  return guesses.find((guess) => inflect(guess, 'ing') === gerund && !UNENDED.test(guess)) ?? null
}
