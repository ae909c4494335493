import type { ParseEnglish } from '../../assets.ts'
import { infinitiveOf } from '../../songwriter/english/infinitives.ts'
import { capital, inflect } from '../../songwriter/english/morphology.ts'
import type { Fact, Hearer } from '../brief.ts'
import { escaped } from '../patterns.ts'
import { apposition, formerly } from './english-appositions.ts'
import {
  ADVERB,
  adverbsBefore,
  CALLS_OTHERS,
  IS_SHORT,
  isAbout,
  isVerb,
  isVerbAt,
  JOINS,
  type Piece,
  piecesOf,
  SONG,
  speaksOfSong,
  textOf,
  WHEN,
  type Word,
} from './english-clauses.ts'
import { type Deed, type Doer, deedIn, isSinger, isState, OWN } from './english-gerunds.ts'
import {
  isNamed,
  isOrHas,
  isSpokenOfBefore,
  pronounsOf,
  SPOKEN,
  spokenTo,
  type Told,
  toHearer,
} from './english-hearer.ts'
import { written } from './english-names.ts'
import { ORDER, SHOULD, WISH } from './english-remarks.ts'
import { isMusic, isSound } from './english-sound.ts'

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
  const told: Told = {
    ...{ hearer, parse, pronouns: pronounsOf(description, hearer, parse) },
    isDead: DEAD.test(description),
    isNamedFirst: hearer !== null && isSpokenOfBefore(/\babout\b/u, hearer, description),
  }
  let before: Before = { ...NOTHING, of: hearer && 'you' }
  for (const piece of piecesOf(inOnePiece(description, names, parse), parse, (words) => isHearer(words, told))) {
    if (piece.isRelative && before.deed) before = { ...before, ...behindDeed(before.deed, told) }
    const found = factsOf(piece, told, piece.goesOn ? before : { ...NOTHING, last: before.last })
    const deed = deedOf(piece, told, before)
    const last = found.map(({ of }) => of).findLast((of) => of === 'you' || of === 'me') ?? before.last
    const further = found.length === 0 && piece.goesOn ? furtherOf(facts.at(-1), piece.words, told) : null
    if (further) facts[facts.length - 1] = further
    facts.push(...found)
    before = {
      last,
      of:
        found.at(-1)?.of ??
        (hearer && (isNamed(piece.words, hearer) || (speaksOfSong(piece) && !ENDS_WITH_SONG.test(textOf(piece.words))))
          ? 'you'
          : null),
      thing: thingBehindAbout(piece, hearer) ?? (IT.test(textOf(piece.words)) ? before.thing : null),
      they: found.at(-1)?.of === 'they' ? (subjectOf(piece.words, told) ?? before.they) : null,
      self:
        piece.words.slice(0, 2).some(({ text }) => /^we/iu.test(text)) || (before.self === 'We' && piece.goesOn)
          ? 'We'
          : 'I',
      isState:
        piece.words.some(({ text, tags }) => tags.has('Copula') || IS_SHORT.test(text)) ||
        (deed !== null && isState(deed)),
      deed,
      doer:
        deed ??
        singing(piece.words, found) ??
        (piece.goesOn && found.every(({ of }) => of === 'thing') ? before.doer : null),
    }
    // "missing my husband Tom, cook on a ship": he is.
    if (deed && hearer && isNamed(piece.words.slice(-2), hearer)) before = { ...before, of: 'you' }
  }
  const lines = joined(facts.map((one) => ({ ...one, text: ofLineLength(one.text) })))
    .filter(
      ({ text }, at, all) =>
        lengthOf(text) > 1 &&
        !LEFT_OPEN.test(text) &&
        !ONLY_NAMED.test(text) &&
        all.findIndex((one) => one.text === text) === at,
    )
    .slice(0, MOST)
  return [...timesTable(description), ...lines]
}

/** Of whoever is mourned all is past. */
const DEAD =
  /\b(?:funerals?|died|passed away|in (?:loving )?memory|memorial|rest in peace|r\.?i\.?p|(?:my|our) late)\b/iu

/** "he came to all of them, with oranges": what belongs to the line before it. */
function furtherOf(last: Fact | undefined, words: readonly Word[], told: Told): Fact | null {
  const text = textOf(words)
  if (!last || last.of === 'thing' || !FURTHER.test(text) || isMusic(words) || SONG.test(text)) return null
  const line = `${last.text}, ${toHearer(words, told)}`
  return lengthOf(line) <= LONGEST_JOINED ? { ...last, deed: null, text: line } : null
}

const FURTHER =
  /^(?:with (?:an?|the|no|his|her|their|my|our)?|even|except|mostly|usually|only (?:in|on|at|when)|just (?:in|on|at)) ?\p{L}/iu
const LONGEST_JOINED = 14

/** "the 7 times table": what there is to learn. */
function timesTable(description: string): Fact[] {
  const factor = Number(/\b(\d{1,2}) times table/iu.exec(description)?.[1] ?? 0)
  if (factor === 0) return []
  return Array.from({ length: 12 }, (_, at) => fact('thing', `${at + 1} times ${factor} is ${(at + 1) * factor}`))
}

/** Without the commas around a name: "my lawn flamingo, Gerald, is pink". */
function inOnePiece(description: string, names: readonly string[], parse: ParseEnglish): string {
  const text = written(description, names)
  const people = names.filter((name) => !parse(name).flat()[0]?.tags.has('Place'))
  return people.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`, (${escaped(name)}),(?= \\p{Ll})`, 'gu'), ' $1'),
    text,
  )
}

/** Of a long piece, what comes before a word that goes on: "I got my GED at 45". */
function ofLineLength(text: string): string {
  const words = text.replace(ENDS_OPEN, '').split(' ')
  if (words.length <= LONGEST) return words.join(' ')
  const at = words.findLastIndex((word, place) => place > 3 && place <= LONGEST && GOES_ON.test(word))
  return (at < 0 ? [] : words.slice(0, at)).join(' ').replace(CLAUSE_CUT_OFF, '').replace(ENDS_OPEN, '')
}

/** "while I was", of what goes on behind the last word that is kept. */
const CLAUSE_CUT_OFF = / (?:while|when|because|until|till|after|before|so|and)(?: \S+){1,2}$/iu

/** "a sorry song that gets me off the sofa": the song does. */
const ENDS_WITH_SONG = /\b(?:song|jingle|anthem|ballad|rap|tune|track)$/iu

/** Too little to be told by itself. */
const LEFT_OPEN =
  /^\S+ (?:from|of|with)$|^(?:They|He|She|It) \S+$|^p{L}+ (?:work|works|happen|happens)$|^(?:You|I|We) (?:say|said|told|know|knew|think|want|need|get|got|make|made|are|were|have|had|do|did|will|can)$/
/** "Bea and her fella Owen": he is named, and nothing is told of him. */
const ONLY_NAMED = /^(?:Your|My|Our) \p{Ll}+ \p{Lu}\p{Ll}+$|^You're (?:called|named) /u
const ENDS_OPEN =
  /(?: in it| in)$|(?: (?:and|but|so|or|then|because|though|(?<!(?:look|feel|sound|smell|taste|am|are|is|was|were|be)s? )like|just|with|the|a|to|obviously))+$/iu
const GOES_ON = /^(?:and|or|after|before|when|while|until|till|at|in|on|with|for|because|so|like|from|just)$/iu

/** In words: more make no line. */
const LONGEST = 22
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

/** Of whom the piece before tells, and what the song is said to be about. */
type Before = {
  readonly of: Fact['of'] | null
  /** Whoever was spoken of last, of the hearer and the singer: sentences without a subject go on with them. */
  readonly last: 'you' | 'me' | null
  readonly thing: string | null
  /** Of others than the hearer, who: "your papi". */
  readonly they: string | null
  readonly isState: boolean
  readonly self: 'I' | 'We'
  /** Of whom "-ing" forms tell that follow. */
  readonly doer: Doer | null
  readonly deed: Deed | null
}
const NOTHING: Before = {
  ...{ of: null, last: null, thing: null, they: null, isState: false, self: 'I', doer: null, deed: null },
}

/** What an "-ing" form tells: behind "about", and where it goes on with what was told before. */
function deedOf({ words, goesOn }: Piece, told: Told, { doer, deed, thing }: Before): Deed | null {
  const at = words.findIndex(({ text }) => /^about$/iu.test(text))
  if (at === 0 || (at > 0 && SONG.test(textOf(words.slice(0, at))))) return deedIn(words.slice(at + 1), told)
  const head = words.find(({ text, tags }) => !ADVERB.test(text) && !tags.has('Negative'))
  // "dad burning the toast and mum pretending to like it".
  if (!head?.tags.has('Gerund')) return goesOn && deed ? deedIn(words, told) : null
  // "my mother's hands, always smelling of flour".
  if (goesOn && thing && head !== words[0]) return deedIn(words, told, { subject: asWords(thing, told), isPast: false })
  if (goesOn && doer) return deedIn(words, told, doer)
  return !goesOn && (OWN.test(textOf(words)) || /^missing you\b/iu.test(textOf(words))) ? deedIn(words, told) : null
}

const SHORT: Readonly<Record<string, string>> = { am: "'m", are: "'re", have: "'ve" }
const contracted = (_: string, self: string, verb: string) => `${self}${SHORT[verb]}`

/** Of whom "who moved away" tells behind "missing my ex": of whoever hears the song, else of whoever was named last. */
function behindDeed({ said }: Deed, { hearer }: Told): Pick<Before, 'of' | 'thing'> {
  const last = /\b(?:my|our|the|an?) (?:\p{L}+ ){0,2}\p{L}+$/iu.exec(textOf(said))?.[0] ?? null
  return hearer ? { of: 'you', thing: null } : { of: null, thing: last }
}

const asWords = (text: string, { parse }: Told): readonly Word[] =>
  parse(text)
    .flat()
    .map((word) => ({ ...word, verb: null }))

/** Whoever sings, where something is told of them; of what they love there may be more: "I love my garden, fishing at dawn". */
function singing(words: readonly Word[], found: readonly Fact[]): Doer | null {
  const [, self] = /^(I|We)\b/u.exec(found.at(-1)?.text ?? '') ?? []
  if (!self || found.at(-1)?.of !== 'me' || LIKES.test(textOf(words))) return null
  const isPast = words.some(({ tags }) => tags.has('PastTense')) && !words.some(({ text }) => IS_SHORT.test(text))
  return { subject: [{ ...THE, text: self, tags: new Set(['Pronoun']) }], isPast }
}
const LIKES = /\b(?:love|like|hate|enjoy|miss|remember|adore|dream of|think of)(?:d|s|ed)?\b/iu

/** The fact that a deed is, by whoever does it. */
function toldOfDeed({ subject, said, adverbs }: Deed, told: Told): Fact[] {
  const isOfHearer =
    told.hearer !== null &&
    (isNamed(subject, told.hearer) || (subject.length === 1 && told.pronouns[textOf(subject).toLowerCase()] === 'you'))
  if (isOfHearer) return toldOfHearer(said, adverbs, told)
  const text = `${capital(textOf(subject))} ${toHearer(said, told)}`
  if (isSinger(subject)) return [fact('me', text.replace(/^(I|We) (am|are|have(?= (?:not )?been\b))\b/u, contracted))]
  return [fact('they', toHearer([...subject, ...said], told))]
}

/** "a song about a potato that wants to fly": the potato does; "about my window and the rain that talks": the rain. */
function thingBehindAbout({ words }: Piece, hearer: Hearer | null): string | null {
  const text = textOf(words)
  if ((hearer && isNamed(words, hearer)) || !(isAbout(words) || SONG.test(text))) return null
  return /\b(?:about|ode to) (?:.+ and )?((?:a|an|the|my|our|two|three) .+|\p{L}{2,}s)$/iu.exec(text)?.[1] ?? null
}

/** "a song about my shed, it leaks and it has a radio": what it is about, by its name, and the like of it. */
function ofThing(thing: string, words: readonly Word[]): Fact[] {
  const [head, ...rest] = words
  const short = /['’](.+)$/u.exec(head?.text ?? '')?.[1]
  const verb = short ? (short === 's' ? ['is'] : short === 're' ? ['are'] : null) : []
  return rest.length > 0 && verb ? [fact('they', [thing, ...verb, textOf(rest)].join(' '))] : []
}

/** Of a song to nobody, what others are up to: "they want to close our pool". */
const THEY_DO =
  /^they(?:['’](?:re|ve|ll))? (?:just |now |even )?(?:want|are|have|keep|closed?|cut|took|plan|sold|dug|built|raised|closing|cutting|building|selling|taking|put|won['’]t)\b/iu
const IT = /^(?:it|they)\b/iu
const OTHERS = /^(?:he|she|they|it)$/iu
const SELF = /^(?:I|we)(?:['’]\p{L}+)?$/iu
const HEARER = /^you(?:['’]\p{L}+)?$/iu
const isHearer = (words: readonly Word[], { hearer }: Told) => hearer !== null && isNamed(words, hearer)

/** What one piece tells, and of whom. */
function factsOf(piece: Piece, told: Told, before: Before): Fact[] {
  const words = spokenTo(withoutJoin(piece.words), told)
  const { hearer, pronouns } = told
  const deed = deedOf({ ...piece, words }, told, before)
  if (deed) return toldOfDeed(deed, told)
  if (isAbout(words)) return toldAbout(words, told)
  const story =
    /^(?:please )?(?:tell|sing)(?: me| us)? the (?:whole )?story of (?:how|when|the (?:time|day|night)(?: that| when)?) (.+)$/iu.exec(
      textOf(words),
    )?.[1]
  if (story) return factsIn(story, hearer, [], told.parse)
  const included = /^(?:please )?include (.+)$/iu.exec(textOf(words))?.[1]
  if (included && words.length < 6) return thingIn(words.slice(/^please$/iu.test(words[0]?.text ?? '') ? 2 : 1), told)
  if (speaksOfSong({ ...piece, words })) return toldOfSong(textOf(words), told)
  if (isSound(words)) return []
  const [head, next] = words
  if (!head || /^(?:to|from|for|with)$/iu.test(head.text) || WISH.test(textOf(words))) return []
  const reported = /^(?:tell|remind) (?:him|her|them|everyone|everybody|us|me) (?:that )?(.+)$/iu.exec(
    textOf(words),
  )?.[1]
  if (reported && !piece.goesOn)
    return /^(?:a|the|your|his|her|their) (?:story|tale)/iu.test(reported)
      ? []
      : factsIn(reported, hearer, [], told.parse)
  const mentioned = /^(?:please )?(?:also )?mention (.+)$/iu.exec(textOf(words))?.[1]
  if (mentioned) return factsIn(/\bthat (.+)$/iu.exec(mentioned)?.[1] ?? '', hearer, [], told.parse)
  if (SHOULD.test(textOf(words))) return []
  if (hearer && next && /^who$/iu.test(head.text)) {
    const said = words.slice(1)
    return toldOfHearer(
      said,
      said.findIndex(({ text }) => !ADVERB.test(text)),
      told,
    )
  }
  if (
    (!piece.goesOn || /^(?:make|keep) (?:it|this|us|him|her|them|everyone|people)\b/iu.test(textOf(words))) &&
    ORDER.test(head.text.toLowerCase()) &&
    !head.tags.has('PastTense')
  )
    return []
  const [pronoun = '', short] = head.text.toLowerCase().split(/['’]/)
  // "Ella played the cello and she looked at my seat": Ella did.
  if (piece.goesOn && before.of === 'they' && before.they && pronounIs(pronoun, before.they, told) && words.length > 1)
    return [fact('they', `${before.they} ${short ? `is ${textOf(words.slice(1))}` : textOf(words.slice(1))}`)]
  // Said of the animal or the one who is named, before any verb: "retired greyhound".
  const former = hearer && hearer.kind !== 'group' && before.of !== 'me' ? formerly(words) : null
  if (former) return [fact('you', former)]
  if (SELF.test(head.text)) return [fact('me', toHearer(words, told))]
  const ofUs =
    /^(?:(?:[Oo]nly|[Jj]ust|[Aa]bout) )*(?:[Mm]e and (?:my|our|the) \p{L}+(?: \p{Lu}\p{L}+)?|[Mm]e and (?!my\b|our\b|the\b)\S+|\S+ and (?:me|I)|[Mm]y \p{L}+(?: \p{Lu}\p{L}+)? and (?:me|I)) (.+)$/u.exec(
      textOf(words),
    )?.[1]
  const done = ofUs ? words.at(-ofUs.split(' ').length) : undefined
  if (ofUs && done && ['Verb', 'Adverb'].some((tag) => done.tags.has(tag))) {
    const said = toHearer(words.slice(-ofUs.split(' ').length), told)
    return [fact('me', `We${/^(?:(?:always|never|still|just|only) )?\p{L}+ing\b/iu.test(said) ? "'re" : ''} ${said}`)]
  }
  if (short && IS_SHORT.test(head.text) && pronouns[pronoun])
    return isCalled(next) ? [] : [fact('you', isOrHas(words, told))]
  if (HEARER.test(head.text) || (short && pronouns[pronoun])) return [fact('you', toHearer(words, told))]
  if (/^it (?:rained|rains|snowed|took|poured|froze)\b/iu.test(textOf(words))) return [fact('thing', textOf(words))]
  if (IT.test(head.text) && before.thing && !hearer?.kin) return ofThing(before.thing, words)
  if (pronoun === 'it' && !hearer?.kin) return short ? thingIn(words, told) : []
  if (OPENING_HOURS.test(textOf(words))) return [fact('thing', textOf(words))]
  const someone = /^(?:him|her|them|me)$/iu.test(head.text) && pronouns[pronoun] === 'you'
  if (
    hearer &&
    someone &&
    words
      .slice(1)
      .find(({ text }) => !ADVERB.test(text))
      ?.tags.has('Gerund')
  )
    return [fact('you', `You're ${toHearer(words.slice(1), told)}`)]
  if (
    hearer &&
    hearer.kind !== 'group' &&
    before.of !== 'me' &&
    before.of !== 'they' &&
    head.verb &&
    head.tags.has('Plural') &&
    !NOT_HABITS.test(head.text) &&
    (next?.tags.has('Noun') || (before.of === 'you' && words.length === 2))
  )
    return toldOfHearer(words, 0, told)
  // "and does line dancing".
  if (hearer && hearer.kind !== 'group' && before.of === 'you' && /^(?:does|has)$/iu.test(head.text) && next)
    return toldOfHearer(words, 0, told)
  const at = words.findIndex((_, place) => isVerbAt(words, place, (some) => isHearer(some, told)))
  const isOfHearer = hearer !== null && at > 0 && isNamed(words.slice(0, at), hearer)
  if (piece.isListed && !SELF.test(head.text) && !isOfHearer && !(at === 0 && before.of === 'me'))
    return [fact(at > 0 ? 'they' : 'thing', toHearer(words, told))]
  // "she's 58 and marrying Keith".
  if (
    hearer &&
    hearer.kind !== 'group' &&
    piece.goesOn &&
    before.of === 'you' &&
    (before.isState || IN_PROGRESS.test(head.text)) &&
    head.tags.has('Gerund')
  )
    return [fact('you', `You're ${toHearer(words, told)}`)]
  // "and still fight over the blanket": read as a thing.
  if (at < 0 && piece.goesOn && before.of === 'me' && ADVERB.test(head.text) && next && isVerb(next.text, told.parse))
    return [fact('me', `${before.self} ${toHearer(words, told)}`)]
  const adverbs = adverbsBefore(words, at)
  const subject = words.slice(0, Math.max(at, 0) - adverbs)
  // "every night he is waiting": when stands behind.
  const who = subject.at(-1)?.text.toLowerCase() ?? ''
  if (
    subject.length > 1 &&
    WHEN.test(subject[0]?.text ?? '') &&
    !/^of$/iu.test(subject[1]?.text ?? '') &&
    !/^all$/iu.test(textOf(subject.slice(0, -1))) &&
    (pronouns[who] || SELF.test(who))
  ) {
    const when = textOf(subject.slice(0, -1)).toLowerCase()
    return factsOf({ ...piece, words: words.slice(subject.length - 1) }, told, before).map((one) => ({
      ...one,
      deed: null,
      text: when === 'now' ? `Now ${lowered(one.text)}` : one.text.replace(/$|(?= and )/u, ` ${when}`),
    }))
  }
  // "four children, still holds my hand": read as a plural.
  if (at < 0 && hearer && ADVERB.test(head.text) && next?.verb && next.tags.has('Plural'))
    return toldOfHearer(words, 1, told)
  if (hearer && hearer.kind !== 'group' && KNOWN_FOR.test(textOf(words)))
    return [fact('you', `You're ${toHearer(words, told)}`)]
  if (hearer && hearer.kind !== 'group' && /^(?:born|adopted|raised|rescued|diagnosed)$/iu.test(head.text))
    return [fact('you', `You were ${toHearer(words, told)}`)]
  if (hearer && hearer.kind !== 'group' && before.of !== 'me' && before.of !== 'they') {
    const said = apposition(words, told)
    if (said) return [fact('you', said)]
  }
  // "orange", of a cat.
  if (hearer?.kin && words.length === 1 && COLOUR.test(head.text))
    return [fact('you', `You're ${head.text.toLowerCase()}`)]
  if (at < 0) {
    const done = /^(?:my|our)$/iu.test(head.text) || (hearer && isNamed(words, hearer)) ? deedIn(words, told) : null
    if (done) return toldOfDeed(done, told)
    return hearer && isNamed(words, hearer) ? [] : thingIn(words, told)
  }
  const said = words.slice(at - adverbs)
  if (subject.length === 0) return toldOfBefore(words, said, adverbs, told, before)
  const isPronoun = subject.length === 1 && pronouns[pronoun] === 'you'
  if (hearer && (isPronoun || isNamed(subject, hearer))) return toldOfHearer(said, adverbs, told)
  if (OTHERS.test(pronoun) && !hearer && !THEY_DO.test(textOf(words))) return []
  const named = toHearer(withArticle(words, at), told)
  return [fact('they', oneOfTwo(pronoun, told) ? named.replace(/^\S+/u, oneOfTwo(pronoun, told) ?? '') : named)]
}

/** What somebody is about to do, behind whatever else is told of them: "marrying Declan". */
const IN_PROGRESS = /^(?:marrying|turning|leaving|moving|expecting|retiring|running)$/iu
/** "he" of a couple, by his name. */
function oneOfTwo(pronoun: string, { hearer, parse }: Told): string | null {
  const tag = { he: 'MaleName', she: 'FemaleName' }[pronoun]
  const two = hearer?.name?.split(' and ') ?? []
  const own = two.filter((name) => tag && parse(name).flat()[0]?.tags.has(tag))
  return two.length === 2 && own.length === 1 ? (own[0] ?? null) : null
}

const COLOUR = /^(?:orange|ginger|black|white|gr[ae]y|brown|golden|cream|spotted|striped|tabby)$/iu

/** "and at 50 he finds it", "plus Jupiter is the biggest". */
const withoutJoin = (words: readonly Word[]) =>
  words.length > 2 && /^(?:and|but|so|plus|also|then|or)$/iu.test(words[0]?.text ?? '') ? words.slice(1) : words

const KNOWN_FOR =
  /^(?:known|famous|loved|remembered|adored|feared) (?:for|as|by)\b|^(?:allergic|addicted|scared|afraid|terrified|obsessed|proud) (?:to|of|with|by)\b/iu

const OPENING_HOURS =
  /^(?:open|closed|shut) (?:from |on |at |every |all |till |until |daily|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)/iu

/** Plurals that are no verbs, before another noun: "sports day". */
const NOT_HABITS =
  /^(?:maths|physics|news|sports|arts|sales|customs|lots|loads|dads|mums|moms|kids|grandmas|grandpas|friends|weeks|months|years|days|hours|miles|times|things|ones)$/iu

/** A piece without a subject goes on with that of the one before: "and sits on my keyboard". */
function toldOfBefore(
  words: readonly Word[],
  said: readonly Word[],
  adverbs: number,
  told: Told,
  before: Before,
): Fact[] {
  if (isMusic(words) && !(before.of === 'you' && words[0]?.tags.has('Copula'))) return []
  // "route 42".
  if (words.length === 2 && words[1]?.tags.has('Value') && !words[0]?.tags.has('PastTense'))
    return [fact('thing', textOf(words))]
  if (before.of === null && adverbs === 0 && said[0]?.tags.has('PastTense') && OF_MINE.test(textOf(said)))
    return [fact('me', `I ${lowered(toHearer(said, told))}`)]
  if (before.thing) return [fact('they', `${before.thing} ${textOf(said)}`)]
  // "I'm happy but also gutted", "she's 80 and shot 74".
  if (before.isState && said[adverbs]?.tags.has('PastTense') && !takesObject(said[adverbs + 1])) {
    const isFeeling = FEELINGS.test(said[adverbs]?.text ?? '')
    if (before.of === 'me')
      return isFeeling ? [fact('me', `${before.self === 'I' ? "I'm" : "We're"} ${toHearer(said, told)}`)] : []
    if (before.of !== 'you') return []
    if (isFeeling && told.hearer) return [fact('you', `You're ${toHearer(said, told)}`)]
  }
  if (before.of === 'you' && told.hearer) return toldOfHearer(said, adverbs, told)
  if (
    before.of === 'they' &&
    before.they &&
    (said[adverbs]?.verb || ['Copula', 'Modal', 'Auxiliary', 'PastTense'].some((tag) => said[adverbs]?.tags.has(tag)))
  )
    return [fact('they', `${before.they} ${toHearer(said, told)}`)]
  // "for Ari, 13, loves chess".
  if (
    (before.of === null || before.of === 'thing') &&
    told.hearer &&
    told.hearer.kind !== 'group' &&
    ((said[adverbs]?.verb && (!said[adverbs]?.tags.has('Plural') || (adverbs === 0 && takesObject(said[1])))) ||
      (adverbs === 0 && /^(?:has|does)$/iu.test(said[0]?.text ?? '')) ||
      (said[adverbs]?.tags.has('PastTense') &&
        !IS_STATE.test(said[adverbs]?.text ?? '') &&
        (adverbs > 0 || takesObject(said[1]))))
  )
    return toldOfHearer(said, adverbs, told)
  if (before.of === 'me') return [fact('me', `${before.self} ${toHearer(said, told)}`)]
  if (before.last === 'you' && told.hearer && told.hearer.kind !== 'group') return toldOfHearer(said, adverbs, told)
  if (before.last === 'me' && said[adverbs]?.tags.has('PastTense'))
    return [fact('me', `${before.self} ${toHearer(said, told)}`)]
  return ADVERB.test(words[0]?.text ?? '') ? [fact('thing', toHearer(words, told))] : thingIn(words, told)
}

const FEELINGS =
  /^(?:terrified|scared|excited|worried|thrilled|exhausted|shattered|devastated|obsessed|gutted|tired|bored|delighted|confused|embarrassed|heartbroken|disappointed|relieved|stressed|overwhelmed|annoyed|frightened|ashamed|amazed)$/iu

/** "married 25 years" is how somebody is. */
const IS_STATE = /^(?:married|engaged|divorced|based|made|located|known|loved|called|named)$/iu

/** What a verb has behind it and an adjective has not: "drove a crane", "studied in her taxi", "gave the big ones names". */
const takesObject = (word: Word | undefined) =>
  word !== undefined &&
  ['Determiner', 'Possessive', 'Pronoun', 'Preposition', 'Value'].some((tag) => word.tags.has(tag))

/** Whether "he" or "she" is somebody who was named just before. */
function pronounIs(pronoun: string, named: string, { parse }: Told): boolean {
  const tag = { he: 'MaleName', she: 'FemaleName' }[pronoun]
  return tag !== undefined && /^\p{Lu}\p{L}+$/u.test(named) && parse(named).flat()[0]?.tags.has(tag) === true
}

/** What stands before the verb. */
function subjectOf(words: readonly Word[], told: Told): string | null {
  const at = words.findIndex((_, place) => isVerbAt(words, place, (some) => isHearer(some, told)))
  const subject = words.slice(0, Math.max(at, 0))
  return subject.length > 0 && subject.length < 5 ? toHearer(subject, told) : null
}

/** "forgot the wife's birthday": whoever types leaves "I" out. */
const OF_MINE = /\b(?:my|me|mine|myself|the (?:wife|husband|missus|kids|dog|cat|boss))\b/iu
const lowered = (text: string) => (/^I\b/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

const isCalled = (word: Word | undefined) => /^(?:called|named)$/iu.test(word?.text ?? '')

const fact = (of: Fact['of'], text: string, deed: string | null = null): Fact => ({
  ...{ of, deed },
  text: capital(text.replace(/\s+/g, ' ').trim()),
})

/** "a song about how my cat steals socks" tells it behind "how"; "thank you for teaching me to read", behind "for". */
function toldOfSong(text: string, told: Told): Fact[] {
  const { hearer, parse } = told
  const [, gerund = '', rest = ''] =
    /\b(?:thank|grateful|gratitude|appreciat)[^.!?]*? for (?:always )?(\p{L}+ing) (.+)$/iu.exec(text) ?? []
  const verb = infinitiveOf(gerund.toLowerCase())
  if (gerund && verb) return [fact('you', `You ${inflect(verb, 'past')} ${rest}`, `${verb} ${rest}`)]
  const [, doing = '', what = ''] =
    /\b(?:sorry|apolog\p{L}*)\b[^.!?]*? for (?:always )?(\p{L}+ing) (.+)$/iu.exec(text) ?? []
  const deed = infinitiveOf(doing.toLowerCase())
  if (deed && parse(what)[0]) return [fact('me', `I ${inflect(deed, 'past')} ${toHearer(asWords(what, told), told)}`)]
  const said = (part: string) => toHearer(asWords(part, told), told)
  // "for my sister before her driving test", "for my friend Jo running her first marathon".
  const ahead = /\bbefore (?:his|her|their) (.+)$/iu.exec(text)?.[1]
  if (hearer && ahead) return [fact('thing', `Your ${said(ahead)}`)]
  const doingIt =
    /\bfor .+? ((?!being|having|getting)\p{L}+ing (?:his|her|their|the|an?|to|off|away|from|home) .+)$/iu.exec(
      text,
    )?.[1]
  if (hearer && hearer.kind !== 'group' && doingIt) return [fact('you', `You're ${said(doingIt)}`)]
  const scene = /\babout .+? (?:where|when) ((?:it|we|I|he|she|they|my|our|the) .+)$/iu.exec(text)?.[1]
  if (scene) return factsIn(scene, hearer, [], parse)
  const about =
    /\b(?:about|story of) (?:how|the (?:time|day|night|way)(?: that| when|(?= (?:I|we|you|he|she|they|it|my|our|a|the)\b))|when) (.+)$/iu.exec(
      text,
    )?.[1]
  return about ? factsIn(about, hearer, [], parse) : []
}

/** "about our dance in the old barn" is a line by itself, where it is one thing. */
function toldAbout(words: readonly Word[], told: Told): Fact[] {
  const facts = toldOfSong(textOf(words), told)
  if (facts.length > 0 || told.hearer || words.some(({ text }) => JOINS.test(text))) return facts
  const last = words.at(-1)?.text ?? ''
  return thingIn(words.slice(1, /^(?:after|before|when|while|until|where|than)$/iu.test(last) ? -1 : undefined), told)
}

/** What stands behind the subject, said to the hearer: "loves her garden" gives "You love your garden". */
function toldOfHearer(said: readonly Word[], adverbs: number, told: Told): Fact[] {
  const verb = said[adverbs]?.text.toLowerCase() ?? ''
  const rest = said.slice(adverbs + 1)
  const when = /^(?:away )?((?:in|on|at|last|this|two|three|\d+) .+)$/iu.exec(textOf(rest))?.[1]
  if (/^(?:died|passed)$/.test(verb) && when) return [fact('they', `We lost you ${when}`)]
  if (
    /^(?:died|dies)$/.test(verb) ||
    (verb === 'named' && !CALLS_OTHERS.test(rest[0]?.text ?? '')) ||
    (verb === 'passed' && !PASSED.test(textOf(rest))) ||
    (/^turn(?:s|ed)$/.test(verb) && /^\d/u.test(rest[0]?.text ?? '')) ||
    (verb === 'called' && !CALLS_OTHERS.test(rest[0]?.text ?? '')) ||
    (rest[0]?.text === 'turning' && /^\d/u.test(rest[1]?.text ?? ''))
  )
    return []
  const base = said[adverbs]?.verb ?? null
  const phrase = [
    textOf(said.slice(0, adverbs)),
    SPOKEN[verb] ?? base ?? verb.replace(/(?<=[^siu])s$/, ''),
    toldOfOther(rest, told),
  ]
  const text = phrase.filter(Boolean).join(' ')
  if (said[adverbs]?.tags.has('Gerund')) return [fact('you', `You're ${toHearer(said, told)}`)]
  if (verb === 'been') return [fact('you', `You've ${toHearer(said, told)}`)]
  if (/^(?:is|are)$/.test(verb) && adverbs === 0 && rest.length > 0)
    return [fact('you', `You're ${toHearer(rest, told)}`)]
  // What somebody never does is nothing to thank them for.
  const isHabit = base !== null && !SPOKEN[verb] && !/^never\b/iu.test(text)
  return [fact('you', `You ${text}`, isHabit ? text : null)]
}

/** What somebody passes who has not died. */
const PASSED =
  /^(?:first|second|third|this) time\b|\b(?:exams?|tests?|driving|course|degree|bar|licen[cs]e|interview|finals|theory|grade|class|audition|maths?)\b/iu

/**
 * What the hearer does to "her" is done to somebody else, "always gave her a hug", and behind somebody else who is named, pronouns are
 * theirs: "waited for my son Jaylen when he couldn't find his shoe".
 */
function toldOfOther(rest: readonly Word[], told: Told): string {
  const [first, ...others] = rest
  const isOther =
    first && /^(?:him|her|them)$/iu.test(first.text) && toHearer(rest.slice(0, 2), told).startsWith('you ')
  if (isOther) return [first.text, toHearer(others, told)].join(' ').trim()
  const named = rest.findIndex(
    ({ text, tags }, at) =>
      (/^\p{Lu}\p{Ll}/u.test(text) && tags.has('Noun') && (at === 0 || tags.has('Person'))) ||
      (tags.has('Actor') && /^(?:my|our)$/iu.test(rest[at - 1]?.text ?? '')),
  )
  if (named < 0) return toHearer(rest, told)
  return [toHearer(rest.slice(0, named + 1), told), ...rest.slice(named + 1).map(({ text }) => text)].join(' ').trim()
}

/** "upstairs neighbor vacuums" lacks its article. */
function withArticle(words: readonly Word[], verb: number): readonly Word[] {
  if (
    CALLED_SO.test(words[0]?.text ?? '') ||
    /^(?:when|while|if|where|because|after|before)$/iu.test(words[0]?.text ?? '')
  )
    return words
  const isSomebody = words.slice(0, verb).some(({ tags }) => tags.has('Actor') && tags.has('Singular'))
  const isOne = !words.slice(0, 2).some(({ text, tags }) => tags.has('Plural') || /^\p{Lu}|['’]/u.test(text))
  return isSomebody && isOne && !DETERMINER.test(words[0]?.text ?? '') ? [THE, ...words] : words
}

const CALLED_SO =
  /^(?:grand(?:ma|pa|dad|mum|mom)|granny|gran|nan|nana|mum|mom|dad|daddy|mummy|mommy|uncle|aunt(?:ie|y)?)$/iu

const THE: Word = { text: 'the', post: ' ', tags: new Set(['Determiner']), verb: null }

const DETERMINER =
  /^(?:a|an|the|my|our|your|his|her|their|this|that|these|those|every|everyone|everybody|nobody|one|some|all|there|nothing|something|somebody|each|both|things)$/iu

/** A thing that is listed: "matching bracelets"; nothing that speaks of music alone, such as "slow, warm". */
function thingIn(words: readonly Word[], told: Told): Fact[] {
  // "my sister", beside her name.
  if (words.length === 2 && /^(?:my|our)$/iu.test(words[0]?.text ?? '') && words[1]?.tags.has('Actor')) return []
  // "bikes" by itself is read as a verb.
  const isPlural = words.length === 1 && /[^s]s$/.test(words[0]?.text ?? '')
  const isScore = words.length > 2 && words.some(({ tags }) => tags.has('Value'))
  const isThing = isPlural || isScore || words.some(({ tags }) => tags.has('Noun') && !tags.has('Pronoun'))
  return isThing && (isScore || !isMusic(words)) && !/\byears? old$/iu.test(textOf(words))
    ? [fact('thing', toHearer(words, told).replace(NEEDED, ''))]
    : []
}

/** Before what is to come into a song. */
const NEEDED = /^(?:needs?|must have|including|featuring|includes?) /iu
