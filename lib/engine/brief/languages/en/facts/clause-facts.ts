import type { Fact } from '../../../brief.ts'
import { escaped } from '../../../patterns.ts'
import { isNote } from '../notes.ts'
import { isSound } from '../sound.ts'
import { isVerb } from '../verbs.ts'
import { apposition, formerly, traitOf } from './appositions.ts'
import {
  ADVERB,
  adverbsBefore,
  IS_SHORT,
  isAbout,
  isVerbAt,
  type Piece,
  speaksOfSong,
  textOf,
  WHEN,
  type Word,
} from './clauses.ts'
import { asWords, doneWithoutSubject, thingIn, toldOfDeed, toldOfHearer, withArticle } from './deed-facts.ts'
import { deedIn } from './gerunds.ts'
import { fact, IN_YEARS, lowered } from './lines.ts'
import { deedOf, IT, ofThing, type PreviousClause, pronounIs, toldOfBefore } from './previous-clause.ts'
import { ORDER, SHOULD, WISH } from './remarks.ts'
import { type HearerContext, isHearer, isNamed, isOrHas, spokenTo, toHearer } from './second-person.ts'
import { type LinesOrClause, toldAbout, toldOfSong } from './songs.ts'

/** What one piece tells, and of whom: lines, or a clause that is to be read as a description is. */
export function clauseFacts(piece: Piece, context: HearerContext, before: PreviousClause): LinesOrClause {
  const trait =
    piece.goesOn && before.of === 'you' && context.hearer?.kind !== 'group' ? traitOf(piece.words, context) : null
  if (trait) return [fact('you', trait)]
  if (context.hearer && IN_YEARS.test(textOf(piece.words))) return [fact('thing', textOf(piece.words))]
  if (isNote(piece.words)) return []
  const words = spokenTo(withoutJoin(piece.words), context)
  const { hearer, pronouns } = context
  // "thanks for believing in me and driving me home", "sorry for reading her diary and telling everyone": done, too.
  if (before.reason && words[0]?.tags.has('Gerund')) return toldOfSong(`${before.reason} for ${textOf(words)}`, context)
  const deed = deedOf({ ...piece, words }, context, before)
  if (deed) return toldOfDeed(deed, context)
  if (isAbout(words)) return toldAbout(words, context)
  const story =
    /^(?:please )?(?:tell|sing)(?: me| us)? the (?:whole )?story of (?:how|when|the (?:time|day|night)(?: that| when)?) (.+)$/iu.exec(
      textOf(words),
    )?.[1]
  if (story) return story
  const included = /^(?:please )?include (.+)$/iu.exec(textOf(words))?.[1]
  if (included && words.length < 6)
    return thingIn(words.slice(/^please$/iu.test(words[0]?.text ?? '') ? 2 : 1), context)
  if (speaksOfSong({ ...piece, words }) || (hearer && CHEERS_ON.test(textOf(words))))
    return toldOfSong(textOf(words), context)
  if (isSound(words)) return []
  const [head, next] = words
  if (!head || /^(?:to|from|for|with)$/iu.test(head.text) || WISH.test(textOf(words))) return []
  const reported = /^(?:tell|remind) (?:him|her|them|everyone|everybody|us|me) (?:that )?(.+)$/iu.exec(
    textOf(words),
  )?.[1]
  if (reported && !piece.goesOn) return /^(?:a|the|your|his|her|their) (?:story|tale)/iu.test(reported) ? [] : reported
  const mentioned = /^(?:please )?(?:also )?mention (.+)$/iu.exec(textOf(words))?.[1]
  if (mentioned) return /\bthat (.+)$/iu.exec(mentioned)?.[1] ?? []
  if (SHOULD.test(textOf(words))) return []
  if (hearer && next && /^who$/iu.test(head.text)) {
    const said = words.slice(1)
    if (before.of === 'they' && before.they) return [fact('they', `${before.they} ${toHearer(said, context)}`)]
    if (/^(?:is|was)$/iu.test(said[0]?.text ?? '') && said.length > 1)
      return [fact('you', `You're ${toHearer(said.slice(1), context)}`)]
    return toldOfHearer(
      said,
      said.findIndex(({ text }) => !ADVERB.test(text)),
      context,
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
  if (
    piece.goesOn &&
    before.of === 'they' &&
    before.they &&
    pronounIs(pronoun, before.they, context) &&
    words.length > 1
  )
    return [fact('they', `${before.they} ${short ? `is ${textOf(words.slice(1))}` : textOf(words.slice(1))}`)]
  // Said of the animal or the one who is named, before any verb: "retired greyhound".
  const former = hearer && hearer.kind !== 'group' && before.of !== 'me' ? formerly(words) : null
  if (former) return [fact('you', former)]
  if (SELF.test(head.text)) return [fact('me', toHearer(words, context))]
  const ofUs =
    /^(?:(?:[Oo]nly|[Jj]ust|[Aa]bout) )*(?:[Mm]e and (?:my|our|the) \p{L}+(?: \p{Lu}\p{L}+)?|[Mm]e and (?!my\b|our\b|the\b)\S+|\S+ and (?:me|I)|[Mm]y \p{L}+(?: \p{Lu}\p{L}+)? and (?:me|I)) (.+)$/u.exec(
      textOf(words),
    )?.[1]
  const done = ofUs ? words.at(-ofUs.split(' ').length) : undefined
  if (ofUs && done && ['Verb', 'Adverb'].some((tag) => done.tags.has(tag))) {
    const said = toHearer(words.slice(-ofUs.split(' ').length), context)
    return [fact('me', `We${/^(?:(?:always|never|still|just|only) )?\p{L}+ing\b/iu.test(said) ? "'re" : ''} ${said}`)]
  }
  if (short && IS_SHORT.test(head.text) && pronouns[pronoun])
    return isCalled(next) ? [] : [fact('you', isOrHas(words, context))]
  // "You can hear his boots in the hall": anybody can.
  if (
    /^you$/iu.test(head.text) &&
    ANYBODY_CAN.test(textOf(words)) &&
    words.some(({ text }) => pronouns[text.toLowerCase()])
  )
    return [fact('me', toHearer(words, context).replace(/^you/iu, 'I'))]
  if (HEARER.test(head.text) || (short && pronouns[pronoun])) return [fact('you', toHearer(words, context))]
  if (/^it (?:rained|rains|snowed|took|poured|froze)\b/iu.test(textOf(words))) return [fact('thing', textOf(words))]
  const isTheirs = hearer?.kin ? new RegExp(`${escaped(hearer.kin)}['’]s `, 'iu').test(before.thing ?? '') : true
  if (IT.test(head.text) && before.thing && isTheirs)
    return ofThing(toHearer(asWords(before.thing, context), context), words)
  if (pronoun === 'it' && !hearer?.kin)
    return short || IT_IS.test(textOf(words)) ? thingIn(words, context) : ofIt(words, context)
  if (OPENING_HOURS.test(textOf(words)) || (hearer?.kind !== 'love' && FOUNDED.test(textOf(words))))
    return [fact('thing', textOf(words))]
  if (hearer?.kind === 'group' && /^married (?:for )?\d+ years/iu.test(textOf(words)))
    return [fact('you', `You've been ${textOf(words)}`)]
  // "married 48 years to Walter".
  const married = /^(married (?:for )?\d+ years)(?: to \p{L}+)?$/iu.exec(textOf(words))?.[1]
  if (hearer && married) return [fact('me', `We've been ${lowered(married)}`)]
  const someone = /^(?:him|her|them|me)$/iu.test(head.text) && pronouns[pronoun] === 'you'
  if (
    hearer &&
    someone &&
    words
      .slice(1)
      .find(({ text }) => !ADVERB.test(text))
      ?.tags.has('Gerund')
  )
    return [fact('you', `You're ${toHearer(words.slice(1), context)}`)]
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
    return toldOfHearer(words, 0, context)
  const goesOn =
    hearer && hearer.kind !== 'group' && piece.goesOn && goesOnWithHearer(before)
      ? doneWithoutSubject(words, context)
      : null
  if (goesOn !== null) return toldOfHearer(words, goesOn, context)
  // "and does line dancing", "and was found in the greenhouse".
  if (hearer && hearer.kind !== 'group' && before.of === 'you' && /^(?:does|has|was|is)$/iu.test(head.text) && next)
    return toldOfHearer(words, 0, context)
  const at = words.findIndex((_, place) => isVerbAt(words, place, (some) => isHearer(some, context)))
  const isOfHearer = hearer !== null && at > 0 && isNamed(words.slice(0, at), hearer)
  if (piece.isListed && !piece.isRelative && !SELF.test(head.text) && !isOfHearer && !(at === 0 && before.of === 'me'))
    return [fact(at > 0 ? 'they' : 'thing', toHearer(words, context))]
  // "she's 58 and marrying Keith".
  if (
    hearer &&
    hearer.kind !== 'group' &&
    piece.goesOn &&
    before.of === 'you' &&
    (before.isState || IN_PROGRESS.test(head.text)) &&
    head.tags.has('Gerund')
  )
    return [fact('you', `You're ${toHearer(words, context)}`)]
  // "and still fight over the blanket": read as a thing.
  if (
    at < 0 &&
    piece.goesOn &&
    before.of === 'me' &&
    ADVERB.test(head.text) &&
    next &&
    isVerb(next.text, context.parse)
  )
    return [fact('me', `${before.self} ${toHearer(words, context)}`)]
  // "they answer 200 calls a day and still laugh".
  if (
    at < 0 &&
    piece.goesOn &&
    before.of === 'you' &&
    hearer?.kind === 'group' &&
    ADVERB.test(head.text) &&
    next &&
    isVerb(next.text, context.parse)
  )
    return [fact('you', `You ${toHearer(words, context)}`)]
  // "my father taking me night fishing": what he does is told by the "-ing" form.
  const doing = words.findIndex(({ tags }) => tags.has('Gerund'))
  const deedDoing = doing > 0 && doing < at && /^(?:my|our|the)$/iu.test(head.text) ? deedIn(words, context) : null
  if (deedDoing) return toldOfDeed(deedDoing, context)
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
    const when = lowered(textOf(subject.slice(0, -1)))
    const found = clauseFacts({ ...piece, words: words.slice(subject.length - 1) }, context, before)
    if (typeof found === 'string') return found
    return found.map((one) => ({
      ...one,
      deed: null,
      text: when === 'now' ? `Now ${lowered(one.text)}` : one.text.replace(/$|(?= and )/u, ` ${when}`),
    }))
  }
  // "four children, still holds my hand": read as a plural.
  if (at < 0 && hearer && ADVERB.test(head.text) && next?.verb && next.tags.has('Plural'))
    return toldOfHearer(words, 1, context)
  if (hearer && hearer.kind !== 'group' && KNOWN_FOR.test(textOf(words)))
    return [fact('you', `You're ${lowered(toHearer(words, context))}`)]
  if (
    hearer &&
    (hearer.kind !== 'group' || /^born$/iu.test(head.text)) &&
    /^(?:born|adopted|raised|rescued|diagnosed)$/iu.test(head.text)
  )
    // "adopted him after my divorce": whoever sings did.
    return /^(?:him|her|them|it)$/iu.test(next?.text ?? '') && pronouns[next?.text.toLowerCase() ?? '']
      ? [fact('me', `We ${toHearer(words, context)}`)]
      : !/^born$/iu.test(head.text) && next && ['Value', 'Determiner', 'Possessive'].some((tag) => next.tags.has(tag))
        ? toldOfHearer(words, 0, context)
        : [fact('you', `You were ${toHearer(words, context)}`)]
  if (hearer && hearer.kind !== 'group' && before.of !== 'me' && before.of !== 'they') {
    const said = apposition(words, context)
    if (said) return [fact('you', said)]
  }
  // "both nurses", of a couple.
  if (hearer && IS_PAIR.test(hearer.name ?? hearer.kin ?? '') && /^both \p{L}+(?: \p{L}+)?$/iu.test(textOf(words)))
    return [fact('you', `You're ${lowered(textOf(words))}`)]
  // "orange", of a cat.
  if (hearer?.kin && words.length === 1 && COLOUR.test(head.text))
    return [fact('you', `You're ${head.text.toLowerCase()}`)]
  if (at < 0) {
    const done = /^(?:my|our)$/iu.test(head.text) || (hearer && isNamed(words, hearer)) ? deedIn(words, context) : null
    if (done) return toldOfDeed(done, context)
    return hearer && isNamed(words, hearer) ? [] : thingIn(words, context)
  }
  const said = words.slice(at - adverbs)
  if (subject.length === 0) return toldOfBefore(words, said, adverbs, context, before)
  const isPronoun = subject.length === 1 && pronouns[pronoun] === 'you'
  if (hearer && (isPronoun || isNamed(subject, hearer))) return toldOfHearer(said, adverbs, context)
  if (/^they$/iu.test(pronoun) && !hearer && !THEY_DO.test(textOf(words))) return []
  const named = toHearer(withArticle(words, at), context)
  return [fact('they', oneOfTwo(pronoun, context) ? named.replace(/^\S+/u, oneOfTwo(pronoun, context) ?? '') : named)]
}

const IS_PAIR = / and |\b(?:parents|grandparents|folks)\b/iu

/** Of a song to nobody, what others are up to: "they want to close our pool". */
const THEY_DO =
  /^they(?:['’](?:re|ve|ll))? (?:just |now |even )?(?:\p{L}+ (?:me|us|my|our)\b|want|are|have|keep|closed?|cut|took|plan|sold|dug|built|raised|closing|cutting|building|selling|taking|put|won['’]t)\b/iu

const SELF = /^(?:I|we)(?:['’]\p{L}+)?$/iu

const HEARER = /^you(?:['’]\p{L}+)?$/iu

/** A thing in between, "pockets full of stickers", changes nothing. */
const goesOnWithHearer = ({ of, last }: PreviousClause) => of === 'you' || (of === 'thing' && last === 'you')

/** "it never comes", of a thing that was told of before. */
const ofIt = (words: readonly Word[], context: HearerContext): Fact[] =>
  words.length > 2 &&
  isVerbAt(
    words,
    words.findIndex(({ text }, at) => at > 0 && !ADVERB.test(text)),
    () => false,
  )
    ? [fact('they', toHearer(words, context))]
    : []

/** "it is our first one without grandpa". */
const IT_IS = /^it (?:is|was) (?:our|my|the) /iu

/** Said to whoever writes the song: "encourage Ana before her piano exam". */
const CHEERS_ON =
  /^(?:please )?(?:encourage|motivate|comfort|reassure|cheer(?: up| on)?|calm(?: down)?|congratulate) /iu

const ANYBODY_CAN =
  /^you (?:can|could|always|still) (?:(?:always|still|just|even) )?(?:hear|see|smell|feel|tell|spot|find)\b/iu

/** What somebody is about to do, behind whatever else is told of them: "marrying Declan". */
const IN_PROGRESS = /^(?:marrying|turning|leaving|moving|expecting|retiring|running)$/iu

/** "he" of a couple, or beside whoever hears the song, by his name. */
function oneOfTwo(pronoun: string, { others, parse }: HearerContext): string | null {
  const tag = { he: 'MaleName', she: 'FemaleName' }[pronoun]
  const own = others.filter((name) => tag && parse(name).flat()[0]?.tags.has(tag))
  return own.length === 1 ? (own[0] ?? null) : null
}

const COLOUR = /^(?:orange|ginger|black|white|gr[ae]y|brown|golden|cream|spotted|striped|tabby)$/iu

/** "and at 50 he finds it", "plus Jupiter is the biggest". */
const withoutJoin = (words: readonly Word[]) =>
  words.length > 2 && /^(?:and|but|so|plus|also|then|or)$/iu.test(words[0]?.text ?? '') ? words.slice(1) : words

const KNOWN_FOR =
  /^(?:known|famous|loved|remembered|adored|feared) (?:for|as|by)\b|^(?:deployed|stationed|posted|based|stuck|stranded) (?:in|on|at|abroad|overseas)\b|^(?:allergic|addicted|scared|afraid|terrified|obsessed|proud) (?:to|of|with|by)\b/iu

const OPENING_HOURS =
  /^(?:open|closed|shut) (?:from |on |at |every |all |till |until |daily|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)/iu

/** Of a club or a shop: "founded in 1903". */
const FOUNDED =
  /^(?:founded|established|est\.?) (?:in|by|back)\b|^(?:built|formed|opened|started|set up) (?:back )?in (?:1[6-9]|20)\d\d/iu

/** Plurals that are no verbs, before another noun: "sports day". */
const NOT_HABITS =
  /^(?:maths|physics|news|sports|arts|sales|customs|lots|loads|dads|mums|moms|kids|grandmas|grandpas|friends|weeks|months|years|days|hours|miles|times|things|ones)$/iu

const isCalled = (word: Word | undefined) => /^(?:called|named)$/iu.test(word?.text ?? '')
