import nlp from 'compromise/three'
import { readWishes } from '../../compose/wishes.ts'
import { inflect } from '../../songwriter/english/morphology.ts'
import type { Fact, Hearer } from '../brief.ts'

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer: "my cat Biscuit who sleeps on my
 * keyboard and he hates rain" gives "You sleep on my keyboard" and "You hate rain"; "i forgot our anniversary" gives "I forgot our
 * anniversary". What speaks of the song itself is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  let before: Before = { of: hearer && 'you', thing: null }
  for (const piece of piecesOf(written(description, names), hearer)) {
    const told = factsOf(piece, hearer, piece.goesOn ? before : NOTHING)
    facts.push(...told)
    before = {
      of: told.at(-1)?.of ?? (hearer && (speaksOfSong(piece) || isNamed(piece.words, hearer)) ? 'you' : null),
      thing: thingBehindAbout(piece, hearer),
    }
  }
  return joined(facts)
    .filter(
      ({ text }, at, all) =>
        lengthOf(text) > 1 && lengthOf(text) <= LONGEST && all.findIndex((one) => one.text === text) === at,
    )
    .slice(0, MOST)
}

/** People whom a description names, however they are typed: "olga", "mr okafor". */
export function peopleIn(description: string): string[] {
  const people: string[] = nlp(written(description, [])).match('#Person+').out('array')
  return people.map((name) => name.replace(/['’]s\b|[^\p{L}'’ -]/gu, '').trim()).filter(Boolean)
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

type Word = { readonly text: string; readonly post: string; readonly tags: ReadonlySet<string> }
/** Goes on with the sentence of the one before. */
type Piece = { readonly words: readonly Word[]; readonly goesOn: boolean }
/** Of whom the piece before tells, and what the song is said to be about. */
type Before = { readonly of: Fact['of'] | null; readonly thing: string | null }
const NOTHING: Before = { of: null, thing: null }

/** As people type it, with the apostrophes and capitals that it lacks. */
function written(description: string, names: readonly string[]): string {
  const text = description
    .replace(CONTRACTIONS, (word) => CONTRACTED[word.toLowerCase()] ?? word)
    .replace(/\bi(?=\b|['’])/gu, 'I')
    .replace(/\bu\b/gu, 'you')
    .replace(/\b\p{Lu}{4,}\b/gu, (shouted) => shouted.toLowerCase())
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gu, capital)
  return names.reduce((rest, name) => rest.replaceAll(new RegExp(`\\b${escaped(name)}\\b`, 'giu'), name), text)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const CONTRACTED: Readonly<Record<string, string>> = {
  ...{ im: "I'm", ive: "I've", dont: "don't", cant: "can't", wont: "won't", didnt: "didn't", doesnt: "doesn't" },
  ...{ isnt: "isn't", wasnt: "wasn't", hes: "he's", shes: "she's", theyre: "they're", weve: "we've", youre: "you're" },
  ...{ thats: "that's", couldnt: "couldn't", wouldnt: "wouldn't" },
}
const CONTRACTIONS = new RegExp(`\\b(?:${Object.keys(CONTRACTED).join('|')})\\b`, 'giu')

/** Between punctuation, at "who", where "and" is followed by a verb or by somebody, and where somebody begins anew. */
function piecesOf(text: string, hearer: Hearer | null): Piece[] {
  const words: Word[] = nlp(text)
    .json()
    .flatMap(({ terms }: { terms: { text: string; post: string; tags: string[] }[] }) => terms)
    .filter((term: { text: string }) => term.text !== '')
    .map((term: { text: string; post: string; tags: string[] }) => ({
      ...term,
      text: term.text.replace(/^[^\p{L}\d$€£#]+/u, ''),
      tags: new Set(term.tags),
    }))
  const pieces: Piece[] = []
  let piece: Word[] = []
  let goesOn = false
  const close = (next: boolean) => {
    if (piece.length > 0) pieces.push({ words: piece, goesOn })
    piece = []
    goesOn = next
  }
  words.forEach((word, at) => {
    const next = words[at + 1]
    const joins = JOINS.test(word.text) && next !== undefined && beginsClause(next)
    const isOpen = isAbout(piece) || SONG.test(textOf(piece)) || (hearer !== null && isNamed(piece, hearer))
    const isRelative = isOpen && next !== undefined && /^(?:who|which|that)$/iu.test(word.text) && beginsClause(next)
    const startsAnew = piece.length > 1 && SOMEBODY.test(word.text) && next !== undefined && beginsClause(next)
    if (joins || isRelative || startsAnew) close(true)
    if (!joins && !isRelative) piece.push(word)
    if (/[.!?;\n]/.test(word.post)) close(false)
    else if (/[,:–—]|\s-\s/.test(word.post)) close(true)
  })
  close(false)
  return pieces
}

const JOINS = /^(?:and|but|so|then|because|since|cause)$/iu
const SOMEBODY = /^(?:I|we|he|she|they)$/u

const beginsClause = ({ text, tags }: Word) =>
  ['Pronoun', 'PastTense', 'PresentTense', 'Copula', 'Modal', 'Auxiliary'].some((tag) => tags.has(tag)) ||
  (tags.has('Plural') && verbOf(text) !== null) ||
  ADVERB.test(text)

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

const SONG =
  /\b(?:songs?|jingle|ballad|lullab(?:y|ies)|anthem|rap|tune|hymn|ode|chant|music|chorus|verses?|vocals?|voice|singer|singing|sung|bpm|tempo|genre|lyrics|rhymes?|instrumental|write|create|please|roast|tribute|duet|something|make (?:it|me|a)|can you|need|want|thanks?|sorry|first dance|farewell|radio ad|dont|don't (?:use|say|mention))\b/iu

/** "a lofi song in F, about my window". */
const isAbout = ([head]: readonly Word[]) => head !== undefined && /^about$/iu.test(head.text)

const speaksOfSong = ({ words }: Piece) => isAbout(words) || SONG.test(textOf(words))

/** "a song about a potato that wants to fly": the potato does; "about my window and the rain that talks": the rain. */
function thingBehindAbout({ words }: Piece, hearer: Hearer | null): string | null {
  const thing = /\babout (?:.+ and )?((?:a|an|the|my|our|two|three) .+|\p{L}{2,}s)$/iu.exec(textOf(words))?.[1] ?? null
  return hearer && isNamed(words, hearer) ? null : thing
}

const ADVERB = /^(?:never|always|still|just|also|even|really|secretly|usually|often|sometimes|finally|once)$/iu
const OTHERS = /^(?:he|she|they|it)$/iu
const SELF = /^(?:I|we)(?:['’]\p{L}+)?$/iu
const HEARER = /^you(?:['’]\p{L}+)?$/iu
/** "she's leaving", "he's got". */
const IS_OTHER = /^(?:he|she|they|it)['’](?:s|re)$/iu

/** What one piece tells, and of whom. */
function factsOf(piece: Piece, hearer: Hearer | null, before: Before): Fact[] {
  const { words } = piece
  if (isAbout(words)) return toldAbout(words, hearer)
  if (speaksOfSong(piece)) return toldOfSong(textOf(words), hearer)
  const at = words.findIndex((_, place) => isVerbAt(words, place))
  const adverbs = adverbsBefore(words, at)
  const subject = words.slice(0, Math.max(at, 0) - adverbs)
  const [head] = words
  if (!head || /^(?:to|from|for|no|with)$/iu.test(head.text)) return []
  if (SELF.test(head.text)) return [fact('me', toHearer(words, hearer))]
  if (HEARER.test(head.text)) return [fact('you', textOf(words))]
  if (IS_OTHER.test(head.text)) return hearer ? [fact('you', isOrHas(words, hearer))] : []
  if (at < 0 && hearer && isNamed(words, hearer)) return []
  if (at < 0)
    return head.tags.has('Gerund') && before.of === 'me' ? [fact('me', toHearer(words, hearer))] : thingIn(words)
  const said = words.slice(at - adverbs)
  if (subject.length === 0) {
    if (isMusic(words)) return []
    if (before.thing) return [fact('they', `${before.thing} ${textOf(said)}`)]
    if (before.of === 'you' && hearer) return toldOfHearer(said, adverbs, hearer)
    return before.of === 'me' ? [fact('me', `I ${toHearer(said, hearer)}`)] : thingIn(words)
  }
  if (hearer && (OTHERS.test(head.text) || isNamed(subject, hearer))) return toldOfHearer(said, adverbs, hearer)
  return OTHERS.test(head.text) ? [] : [fact('they', withArticle(words))]
}

const fact = (of: Fact['of'], text: string, deed: string | null = null): Fact => ({
  ...{ of, deed },
  text: capital(text.replace(/\s+/g, ' ').trim()),
})

const isOrHas = (words: readonly Word[], hearer: Hearer) =>
  `You${words[1]?.tags.has('PastTense') ? "'ve" : "'re"} ${toHearer(words.slice(1), hearer)}`

/** How many adverbs stand right before a place. */
function adverbsBefore(words: readonly Word[], at: number): number {
  let count = 0
  while (count < at && ADVERB.test(words[at - 1 - count]?.text ?? '')) count++
  return count
}

/** "a song about how my cat steals socks" tells it behind "how"; "thank you for teaching me to read", behind "for". */
function toldOfSong(text: string, hearer: Hearer | null): Fact[] {
  const [, gerund = '', rest = ''] =
    /\b(?:thank|grateful|gratitude|appreciat)[^.!?]*? for (?:always )?(\p{L}+ing) (.+)$/iu.exec(text) ?? []
  const verb = infinitiveOf(gerund.toLowerCase())
  if (gerund && verb) return [fact('you', `You ${inflect(verb, 'past')} ${rest}`, `${verb} ${rest}`)]
  const told =
    /\babout (?:how|the (?:time|day|night|way)(?: that| when|(?= (?:I|we|you|he|she|they|it|my|our|a|the)\b))|when) (.+)$/iu.exec(
      text,
    )?.[1]
  return told ? factsIn(told, hearer, []) : []
}

/** "about our dance in the old barn" is a line by itself, where it is one thing. */
function toldAbout(words: readonly Word[], hearer: Hearer | null): Fact[] {
  const told = toldOfSong(textOf(words), hearer)
  if (told.length > 0 || hearer || words.some(({ text }) => JOINS.test(text))) return told
  const last = words.at(-1)?.text ?? ''
  return thingIn(words.slice(1, /^(?:after|before|when|while|until|where|than)$/iu.test(last) ? -1 : undefined))
}

const isNamed = (subject: readonly Word[], { kin, name }: Hearer) => {
  const said = ` ${textOf(subject).toLowerCase()} `
  return [kin, name].some((one) => one !== null && said.includes(` ${one.toLowerCase()} `))
}

/** A verb of a sentence: no "-ing" form, none behind "to", no adjective such as "lost" in "the lost pallet". */
function isVerbAt(words: readonly Word[], at: number): boolean {
  const { text = '', tags = new Set<string>() } = words[at] ?? {}
  const before = words[at - 1]?.text ?? ''
  if (tags.has('Gerund') || /^(?:like|to)$/iu.test(text) || /^to$/iu.test(before)) return false
  if (['Copula', 'Modal', 'PresentTense', 'PastTense', 'Auxiliary'].some((tag) => tags.has(tag)))
    return !(tags.has('PastTense') && BEFORE_ADJECTIVE.test(before))
  // "drives a school bus", without anybody before it, is read as a plural.
  return at === 0 && tags.has('Plural') && BEHIND_VERB.test(words[1]?.text ?? '') && verbOf(text) !== null
}

const BEFORE_ADJECTIVE = /^(?:a|an|the|my|our|your|her|his|their|some|two|three|one|of|with)$/iu
const BEHIND_VERB =
  /^(?:a|an|the|my|our|her|his|their|its|in|on|at|with|to|for|like|all|every|me|us|too|so|up|out|from|about)$/iu

/** What stands behind the subject, said to the hearer: "loves her garden" gives "You love your garden". */
function toldOfHearer(said: readonly Word[], adverbs: number, hearer: Hearer): Fact[] {
  const verb = said[adverbs]?.text.toLowerCase() ?? ''
  const rest = said.slice(adverbs + 1)
  if (/^(?:died|passed|dies|turns|turned|called|named)$/.test(verb) || rest[0]?.text === 'turning') return []
  const base = verbOf(verb)
  const phrase = [textOf(said.slice(0, adverbs)), SPOKEN[verb] ?? base ?? verb, toHearer(rest, hearer)]
  const text = phrase.filter(Boolean).join(' ')
  return [fact('you', `You ${text}`, base && !SPOKEN[verb] ? text : null)]
}

const SPOKEN: Readonly<Record<string, string>> = {
  ...{ is: 'are', was: 'were', has: 'have', does: 'do', "'s": 'are' },
  ...{ "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't", "doesn't": "don't" },
}

/** The verb of which this is the third person: "hates" gives "hate". */
function verbOf(form: string): string | null {
  const written = form.toLowerCase()
  const guesses = [written.replace(/ies$/, 'y'), written.replace(/es$/, ''), written.replace(/s$/, '')]
  return guesses.find((guess) => guess !== written && inflect(guess, 's') === written && isVerb(guess)) ?? null
}

const isVerb = (base: string) => nlp(`they ${base} it`).has('they #Verb it')

/** Words in which whoever hears the song is "you". */
function toHearer(words: readonly Word[], hearer: Hearer | null): string {
  if (!hearer) return textOf(words)
  const text = words.map(({ text: word }, at) => {
    if (/^her$/iu.test(word)) return words[at + 1] && !words[at + 1]?.tags.has('Preposition') ? 'your' : 'you'
    return TURNED[word.toLowerCase()] ?? word
  })
  const others = new RegExp(
    `\\b(?:my|our) (?:${hearer.kin ?? '~'})\\b(?!['’]s)(?: ${escaped(hearer.name ?? '~')})?`,
    'giu',
  )
  return text.join(' ').replace(others, 'you')
}

const TURNED: Readonly<Record<string, string>> = {
  ...{ his: 'your', their: 'your', hers: 'yours', him: 'you', them: 'you', he: 'you', she: 'you', they: 'you' },
  ...{ himself: 'yourself', herself: 'yourself', themselves: 'yourselves' },
}

/** "upstairs neighbor vacuums" lacks its article. */
function withArticle(words: readonly Word[]): string {
  const [first, second] = words
  const hasArticle = DETERMINER.test(first?.text ?? '') || /^\p{Lu}/u.test(first?.text ?? '')
  const isOne = ![first, second].some((word) => word?.tags.has('Plural'))
  const isNoun = first?.tags.has('Noun') || first?.tags.has('Adjective')
  return !hasArticle && isOne && isNoun ? `the ${textOf(words)}` : textOf(words)
}

const DETERMINER =
  /^(?:a|an|the|my|our|your|his|her|their|this|that|these|those|every|everyone|everybody|nobody|one|some|all|there|nothing|something|somebody|each|both|things)$/iu

/** A thing that is listed: "matching bracelets"; nothing that speaks of music alone, such as "slow, warm". */
function thingIn(words: readonly Word[]): Fact[] {
  // "bikes" by itself is read as a verb.
  const isPlural = words.length === 1 && /[^s]s$/.test(words[0]?.text ?? '')
  const isThing = isPlural || words.some(({ tags }) => tags.has('Noun') && !tags.has('Pronoun'))
  return isThing && !isMusic(words) && !/\byears? old$/iu.test(textOf(words)) ? [fact('thing', textOf(words))] : []
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
