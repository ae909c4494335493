import type { Fact, Hearer } from '../../../brief.ts'
import { isMusic } from '../sound.ts'
import {
  ADVERB,
  asksForSong,
  IS_SHORT,
  isAbout,
  isVerbAt,
  type Piece,
  speaksOfSong,
  textOf,
  type Word,
} from './clauses.ts'
import { asWords, THE, thingIn, toldOfHearer } from './deed-facts.ts'
import { type Deed, type Doer, deedIn, isState, OWN } from './gerunds.ts'
import { fact, lowered } from './lines.ts'
import { type HearerContext, isHearer, isNamed, toHearer } from './second-person.ts'

/** Of whom the piece before tells, and what the song is said to be about. */
export type PreviousClause = {
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
  /** For what the song is sung: "thanks for …", "sorry for …". */
  readonly reason: 'thanks' | 'sorry' | null
}

export const NOTHING: PreviousClause = {
  ...{ of: null, last: null, thing: null, they: null, isState: false, self: 'I', doer: null, deed: null, reason: null },
}

/** What a piece leaves to the one behind it, by what it told. */
export function behind(
  piece: Piece,
  found: readonly Fact[],
  context: HearerContext,
  before: PreviousClause,
): PreviousClause {
  const { words, goesOn } = piece
  const { hearer } = context
  const text = textOf(words)
  const deed = deedOf(piece, context, before)
  const isToHearer = hearer !== null && (isNamed(words, hearer) || (speaksOfSong(piece) && !ENDS_WITH_SONG.test(text)))
  // "missing my husband Tom, cook on a ship": he is.
  const endsWithHearer = deed !== null && isHearer(words.slice(-2), context)
  const isOfUs =
    words.slice(0, 2).some(({ text: word }) => /^we/iu.test(word)) ||
    /^We\b/u.test(found.at(-1)?.text ?? '') ||
    (before.self === 'We' && goesOn)
  return {
    last: found.map(({ of }) => of).findLast((of) => of === 'you' || of === 'me') ?? before.last,
    of: endsWithHearer ? 'you' : (found.at(-1)?.of ?? (isToHearer ? 'you' : null)),
    thing: thingBehindAbout(piece, hearer) ?? (IT.test(text) ? before.thing : null),
    they: found.at(-1)?.of === 'they' ? (subjectOf(words, context) ?? before.they) : null,
    self: isOfUs || /^we$/iu.test(textOf(deed?.subject ?? [])) ? 'We' : 'I',
    isState:
      words.some(({ text: word, tags }) => tags.has('Copula') || IS_SHORT.test(word)) ||
      (deed !== null && isState(deed)),
    deed,
    reason: reasonIn(text) ?? (goesOn ? before.reason : null),
    doer: deed ?? singing(words, found) ?? (goesOn && found.every(({ of }) => of === 'thing') ? before.doer : null),
  }
}

/** What somebody is thanked or begged pardon for is told by "-ing" forms, one after another. */
const reasonIn = (text: string): PreviousClause['reason'] =>
  /\b(?:sorry|apolog\p{L}+)\b.* for \p{L}+ing\b/iu.test(text)
    ? 'sorry'
    : /\bthank\p{L}*\b.* for \p{L}+ing\b/iu.test(text)
      ? 'thanks'
      : null

/** "a sorry song that gets me off the sofa": the song does. */
const ENDS_WITH_SONG = /\b(?:song|jingle|anthem|ballad|rap|tune|track)$/iu
export const IT = /^(?:it|they)\b/iu

/** What an "-ing" form tells: behind "about", and where it goes on with what was told before. */
export function deedOf(
  { words, goesOn }: Piece,
  context: HearerContext,
  { doer, deed, thing }: PreviousClause,
): Deed | null {
  const at = words.findIndex(({ text }) => /^about$/iu.test(text))
  if (at === 0 || (at > 0 && asksForSong(textOf(words.slice(0, at))))) return deedIn(words.slice(at + 1), context)
  const head = words.find(({ text, tags }) => !ADVERB.test(text) && !tags.has('Negative'))
  // "dad burning the toast and mum pretending to like it".
  if (!head?.tags.has('Gerund')) return goesOn && deed ? deedIn(words, context, deed) : null
  // "my mother's hands, always smelling of flour".
  if (goesOn && thing && head !== words[0])
    return deedIn(words, context, { subject: asWords(thing, context), tense: 'now' })
  if (goesOn && doer) return deedIn(words, context, doer)
  const isOwn = OWN.test(textOf(words)) || (context.hearer === null && OF_ONES_LIFE.test(textOf(words)))
  return !goesOn && (isOwn || /^missing you\b/iu.test(textOf(words))) ? deedIn(words, context) : null
}

/** What people write of themselves without "I": "quitting smoking", "becoming a father". */
const OF_ONES_LIFE =
  /^(?:becoming|quitting|moving|leaving|starting|turning|giving up|going|losing|coming|waiting|trying|raising|retiring|buying|selling|saying|living|getting (?:old|married|divorced|lost|over)|finally) (?!out (?:song|rap)|shoes|song|boxes|water)\p{L}/iu

/** Of whom "who moved away" tells behind "missing my ex": of whoever hears the song, else of whoever was named last. */
export function behindDeed({ said }: Deed, { hearer }: HearerContext): Pick<PreviousClause, 'of' | 'thing'> {
  const last = /\b(?:my|our|the|an?) (?:\p{L}+ ){0,2}\p{L}+$/iu.exec(textOf(said))?.[0] ?? null
  return hearer ? { of: 'you', thing: null } : { of: null, thing: last }
}

/** Whoever sings, where something is told of them; of what they love there may be more: "I love my garden, fishing at dawn". */
export function singing(words: readonly Word[], found: readonly Fact[]): Doer | null {
  const [, self] = /^(I|We)\b/u.exec(found.at(-1)?.text ?? '') ?? []
  if (!self || found.at(-1)?.of !== 'me' || LIKES.test(textOf(words))) return null
  const isPast = words.some(({ tags }) => tags.has('PastTense')) && !words.some(({ text }) => IS_SHORT.test(text))
  return { subject: [{ ...THE, text: self, tags: new Set(['Pronoun']) }], tense: isPast ? 'past' : 'now' }
}

const LIKES = /\b(?:love|like|hate|enjoy|miss|remember|adore|dream of|think of)(?:d|s|ed)?\b/iu

/** "a song about a potato that wants to fly": the potato does; "about my window and the rain that talks": the rain. */
export function thingBehindAbout({ words }: Piece, hearer: Hearer | null): string | null {
  const text = textOf(words)
  if ((hearer && isNamed(words, hearer)) || !(isAbout(words) || asksForSong(text))) return null
  return /\b(?:about|ode to) (?:.+ and )?((?:a|an|the|my|our|two|three) .+|\p{L}{2,}s)$/iu.exec(text)?.[1] ?? null
}

/** "a song about my shed, it leaks and it has a radio": what it is about, by its name, and the like of it. */
export function ofThing(thing: string, words: readonly Word[]): Fact[] {
  const [head, ...rest] = words
  const short = /['’](.+)$/u.exec(head?.text ?? '')?.[1]
  const verb = short ? (short === 's' ? ['is'] : short === 're' ? ['are'] : null) : []
  return rest.length > 0 && verb ? [fact('they', [thing, ...verb, textOf(rest)].join(' '))] : []
}

/** A piece without a subject goes on with that of the one before: "and sits on my keyboard". */
export function toldOfBefore(
  words: readonly Word[],
  said: readonly Word[],
  adverbs: number,
  context: HearerContext,
  before: PreviousClause,
): Fact[] {
  // "rain on the roof", of somebody who is "she", is no verb.
  if (isBareNoun(words, context)) return thingIn(words.map(asNoun), context)
  if (isMusic(words) && !(before.of === 'you' && words[0]?.tags.has('Copula'))) return []
  // "route 42".
  if (words.length === 2 && words[1]?.tags.has('Value') && !words[0]?.tags.has('PastTense'))
    return [fact('thing', textOf(words))]
  const isDone = said[0]?.tags.has('PastTense') || /^quit$/iu.test(said[0]?.text ?? '')
  const isMine = OF_MINE.test(textOf(said)) || (context.hearer === null && DIARY.test(textOf(said)))
  if (before.of === null && adverbs === 0 && isDone && isMine)
    return [fact('me', `I ${lowered(toHearer(said, context))}`)]
  // "canoes", behind "the last day of camp", are one thing more.
  const isOneMore = said.length === 1 && /[^s]s$/u.test(said[0]?.text ?? '')
  if (before.thing && !isOneMore) return [fact('they', `${before.thing} ${textOf(said)}`)]
  // "I'm happy but also gutted", "she's 80 and shot 74".
  if (before.isState && said[adverbs]?.tags.has('PastTense') && !takesObject(said[adverbs + 1])) {
    const isFeeling = FEELINGS.test(said[adverbs]?.text ?? '')
    if (before.of === 'me')
      return isFeeling ? [fact('me', `${before.self === 'I' ? "I'm" : "We're"} ${toHearer(said, context)}`)] : []
    if (before.of !== 'you') return []
    if (isFeeling && context.hearer) return [fact('you', `You're ${toHearer(said, context)}`)]
  }
  if (before.of === 'you' && context.hearer) return toldOfHearer(said, adverbs, context)
  if (
    before.of === 'they' &&
    before.they &&
    (said[adverbs]?.verb ||
      (/(?:[^s]s|children|people|men|women|kids)$/iu.test(before.they) &&
        said[adverbs]?.tags.has('Infinitive') &&
        takesObject(said[adverbs + 1])) ||
      ['Copula', 'Modal', 'Auxiliary', 'PastTense'].some((tag) => said[adverbs]?.tags.has(tag)))
  )
    return [fact('they', `${before.they} ${toHearer(said, context)}`)]
  // "for Ari, 13, loves chess".
  if (
    (before.of === null || before.of === 'thing') &&
    context.hearer &&
    context.hearer.kind !== 'group' &&
    ((said[adverbs]?.verb &&
      (!said[adverbs]?.tags.has('Plural') || (adverbs === 0 && takesObject(said[1]) && !isThing(said)))) ||
      said[adverbs]?.tags.has('Modal') ||
      (adverbs === 0 && /^(?:has|does)$/iu.test(said[0]?.text ?? '')) ||
      (said[adverbs]?.tags.has('PastTense') &&
        !IS_STATE.test(said[adverbs]?.text ?? '') &&
        (adverbs > 0 || takesObject(said[1]))))
  )
    return toldOfHearer(said, adverbs, context)
  if (before.of === 'me') return [fact('me', `${before.self} ${toHearer(said, context)}`)]
  if (before.last === 'you' && context.hearer && (context.hearer.kind !== 'group' || adverbs > 0))
    return toldOfHearer(said, adverbs, context)
  if (before.last === 'me' && said[adverbs]?.tags.has('PastTense'))
    return [fact('me', `${before.self} ${toHearer(said, context)}`)]
  return ADVERB.test(words[0]?.text ?? '') ? [fact('thing', toHearer(words, context))] : thingIn(words, context)
}

const FEELINGS =
  /^(?:terrified|scared|excited|worried|thrilled|exhausted|shattered|devastated|obsessed|gutted|tired|bored|delighted|confused|embarrassed|heartbroken|disappointed|relieved|stressed|overwhelmed|annoyed|frightened|ashamed|amazed)$/iu

/** "married 25 years" is how somebody is. */
const IS_STATE = /^(?:married|engaged|divorced|based|made|located|known|loved|called|named)$/iu

/** What a verb has behind it and an adjective has not: "drove a crane", "studied in her taxi", "gave the big ones names". */
const takesObject = (word: Word | undefined) =>
  (word !== undefined &&
    /^(?:nobody|nothing|everybody|everyone|everything|somebody|something|anyone|people)$/iu.test(word.text)) ||
  (word !== undefined &&
    ['Determiner', 'Possessive', 'Pronoun', 'Preposition', 'Value'].some((tag) => word.tags.has(tag)))

const isBareNoun = ([head, next]: readonly Word[], { hearer }: HearerContext) =>
  hearer !== null &&
  hearer.kind !== 'group' &&
  head?.tags.has('Infinitive') === true &&
  next?.tags.has('Preposition') === true &&
  /^(?:rain|snow|light|dust|sand|mud|frost|fog|smoke|steam|sun|wind|music|dance|love|work|paint|butter|salt|ice|fire|blood|sweat|cake|tea|milk|honey|jam|lace|silk|ink|oil|water|hair|stamp|paper|ribbon|stars?|boat|train|bus|bike|truck)$/iu.test(
    head.text,
  )
const asNoun = (word: Word, at: number): Word => (at === 0 ? { ...word, tags: new Set(['Noun', 'Singular']) } : word)

/** "Chairs in the street": things at the beginning of a sentence, and not what somebody does. */
const isThing = ([head, next]: readonly Word[]) =>
  /^\p{Lu}/u.test(head?.text ?? '') && next?.tags.has('Preposition') === true && !DONE_SOMEWHERE.test(head?.text ?? '')
const DONE_SOMEWHERE =
  /^(?:lives|works|sleeps|sits|stands|walks|runs|talks|plays|sings|laughs|swims|dances|jumps|looks|waits|cooks|dreams|smells|dresses|snores|barks|climbs|hides|rides|drives|goes|comes|falls|gets|believes|cries|cares|worries|waves|smiles|yells|shouts|fights|fishes|volunteers|studies|travels|moves)$/iu

/** Whether "he" or "she" is somebody who was named just before. */
export function pronounIs(pronoun: string, named: string, { parse }: HearerContext): boolean {
  const tag = { he: 'MaleName', she: 'FemaleName' }[pronoun]
  return tag !== undefined && /^\p{Lu}\p{L}+$/u.test(named) && parse(named).flat()[0]?.tags.has(tag) === true
}

/** What stands before the verb. */
export function subjectOf(words: readonly Word[], context: HearerContext): string | null {
  const at = words.findIndex((_, place) => isVerbAt(words, place, (some) => isHearer(some, context)))
  const subject = words.slice(0, Math.max(at, 0))
  return subject.length > 0 && subject.length < 5 ? toHearer(subject, context) : null
}

/** What people write down of their own day, without "I": "moved to Crete", "sold the house". */
const DIARY =
  /^quit \p{L}+ing\b|^(?:quit|left|moved|sold|bought|lost|got|found|won|failed|passed|missed|spilled|spilt|dropped|broke|locked|burnt|burned|forgot|ran|walked|cycled|swam|climbed|learned|learnt|went|flew|drove|came|packed|gave|took|finished|survived|met|fell|woke) (?:an?|the|my|our|his|her|\d+|two|three|four|five|all|every|up|to|out|off|home|away|back|over|into|in|on|at|through|across|from|down)\b/iu

/** "forgot the wife's birthday": whoever types leaves "I" out. */
const OF_MINE = /\b(?:my|me|mine|myself|the (?:wife|husband|missus|kids|dog|cat|boss))\b/iu
