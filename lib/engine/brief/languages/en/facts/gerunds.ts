import { infinitiveOf } from '../../../../songwriter/languages/en/morphology/infinitives.ts'
import { inflect } from '../../../../songwriter/languages/en/morphology/morphology.ts'
import type { Hearer } from '../../../brief.ts'
import { isVerb } from '../verbs.ts'
import { ADVERB, textOf, type Word } from './clauses.ts'
import { type HearerContext, isNamed } from './second-person.ts'
import { type Tense, tenseOf } from './tenses.ts'

/** Whoever "-ing" forms tell of, in what they are told of: "waking up at the last stop" goes on with "falling asleep on the bus". */
export type Doer = { readonly subject: readonly Word[]; readonly tense: Tense }

/** What an "-ing" form tells, as a sentence. */
export type Deed = Doer & {
  /** All behind the subject: "never washes the dishes". */
  readonly said: readonly Word[]
  /** How many adverbs stand before its verb. */
  readonly adverbs: number
}

/**
 * "my cat knocking everything over at 4am" as "my cat knocks everything over at 4am", "being tired of my job" as "I am tired of my
 * job", "moving into our first flat" as "we are moving into our first flat". Null where no "-ing" form tells what somebody does, as in
 * "my swimming lessons", and where nobody can tell who does it: "brushing your teeth".
 */
export function deedIn(words: readonly Word[], context: HearerContext, doer: Doer | null = null): Deed | null {
  const at = deedAt(words, context)
  const gerund = words[at]
  const base = gerund && infinitiveOf(gerund.text.toLowerCase())
  if (!gerund || !base) return null
  const adverbs = words.slice(at - adverbsAt(words, at), at)
  const before = words.slice(0, at - adverbs.length)
  const rest = words.slice(at + 1)
  const subject = before.length > 0 ? subjectOf(before) : (doer?.subject ?? singerOf(base, rest, context))
  if (!subject) return null
  const { hearer } = context
  const isOver = context.isDead && hearer !== null && (isNamed(subject, hearer) || isWith(rest, hearer))
  const tense = tenseOf({
    ...{ base, rest, adverbs: textOf(adverbs), isOfSinger: isSinger(subject) },
    ...{ isGeneric: isBarePlural(subject), before: isOver ? 'past' : (doer?.tense ?? null) },
  })
  const isNot = /\bnot\b/iu.test(textOf(adverbs))
  const be = verbWord(BE[tense === 'past' ? 'past' : 'present'][personOf(subject)])
  if (tense === 'now') return { subject, said: [be, ...adverbs, gerund, ...rest], adverbs: 0, tense }
  if (tense === 'until now') {
    const have = verbWord(personOf(subject) === 'it' ? 'has' : 'have')
    const doing = base === 'be' ? rest : [gerund, ...rest]
    return { subject, said: [have, ...adverbs, verbWord('been'), ...doing], adverbs: 0, tense }
  }
  const isPast = tense === 'past'
  const then = isPast ? rest.map(asPast) : rest
  if (base === 'be') return { subject, said: [be, ...adverbs, ...then], adverbs: 0, tense }
  if (isNot) {
    const helper = isPast ? "didn't" : personOf(subject) === 'it' ? "doesn't" : "don't"
    return { subject, said: [verbWord(helper), verbWord(base), ...then], adverbs: 0, tense }
  }
  const form = isPast ? 'past' : personOf(subject) === 'it' ? 's' : 'base'
  const verb = verbWord(inflect(base, form), isPast ? null : base)
  return { subject, said: [...adverbs, verb, ...then], adverbs: adverbs.length, tense }
}

/** "thinking it's him" as "I thought it was him". */
const asPast = (word: Word): Word => ({ ...word, text: word.text.replace(/^(it|he|she|that)['’]s$/iu, '$1 was') })

/** "feeding the ducks with my late grandma". */
const isWith = (rest: readonly Word[], hearer: Hearer) =>
  isNamed(rest.slice(rest.findIndex(({ text }) => /^with$/iu.test(text))).slice(0, 4), hearer) &&
  rest.some(({ text }) => /^with$/iu.test(text))

/** Whether it tells how somebody is, or what they are at. */
export const isState = ({ said: [first] }: Deed) => /^(?:am|is|are)$/u.test(first?.text ?? '')

/** Whether it is whoever sings. */
export const isSinger = (subject: readonly Word[]) =>
  subject.length === 1 && /^(?:I|we)$/iu.test(subject[0]?.text ?? '')

/** Where an "-ing" form stands that tells what somebody does; -1 where none does. */
function deedAt(words: readonly Word[], context: HearerContext): number {
  const places = words.flatMap(({ text }, at) => (GERUND.test(text) && !THINGS.test(text) ? [at] : []))
  return places.slice(0, 2).find((at) => isDeed(words, at, context)) ?? -1
}

function isDeed(words: readonly Word[], at: number, context: HearerContext): boolean {
  const { text = '', tags = new Set<string>() } = words[at] ?? {}
  const next = words[at + 1]
  const before = words.slice(0, at - adverbsAt(words, at))
  if (before.length === 0 && !next) return false
  if (
    (before.length > 0 && ((NOUNS.test(text) && !isObject(next)) || !isSubject(before, context))) ||
    COMPOUND_HEADS.test(next?.text ?? '')
  )
    return false
  const base = infinitiveOf(text.toLowerCase())
  if (before.length === 0 && next && isBareNoun(next) && !TAKES_BARE_NOUNS.test(base ?? '')) return false
  if (tags.has('Gerund') || at > before.length || /^(?:being|getting|having)$/iu.test(text)) return true
  // "my mum dancing in the kitchen", "feeling lonely" and "working nights" are read as nouns.
  if (base === null || tags.has('Adjective') || !isVerb(base, context.parse)) return false
  if (before.length === 0) return true
  return (
    ['Actor', 'Plural', 'Person'].some((tag) => before.at(-1)?.tags.has(tag)) ||
    /(?:er|or|ist|ian|man|woman)$/u.test(before.at(-1)?.text ?? '') ||
    (context.hearer !== null && isNamed(before, context.hearer))
  )
}

const isObject = (word: Word | undefined) =>
  word?.tags.has('Determiner') === true || word?.tags.has('Possessive') === true

const GERUND = /^\p{L}{2,}ing$/iu
const THINGS = /^(?:wedding|something|anything|nothing|everything|during|spring|string|morning|evening|according)$/iu
/** What stands behind "my" and is a thing. */
const NOUNS = /^(?:building|meeting|painting|feeling|pudding|ceiling|darling|sibling|king|viking|earring|clothing)$/iu
/** What "swimming" and the like stand before in the name of a thing: "my son swimming lessons". */
const COMPOUND_HEADS =
  /^(?:class|classes|course|lessons?|machine|trips?|pool|room|clubs?|tests?|shoes|boots|board|bag|season|competition|group|team|partner|skills|tour|rings?|dress|party|song|songs|licence|license|instructor|teacher|career|games?|hours|tickets?)$/iu
/** "wardens" may be read as a verb. */
const isBareNoun = ({ tags, verb }: Word) =>
  (tags.has('Noun') || (tags.has('PresentTense') && verb !== null)) &&
  !['Pronoun', 'Possessive', 'ProperNoun', 'Date'].some((tag) => tags.has(tag))
/** "working night shifts", but not "fishing boats", "parking wardens". */
const TAKES_BARE_NOUNS =
  /^(?:work|play|eat|drink|watch|make|go|sell|buy|feel|get|have|do|be|become|grow|hate|love|like|quit|stop|give|lose|miss|need|want|cook|bake|fix|find|catch|raise|keep|fight|teach|learn|study|read|write|collect|build|chase|ride|beat|start|finish|try|see|meet|pass|fail|leave|visit|share|tell|say|take|turn|hear|forget|carry|spend|save|win|knit|paint|draw|sing|smoke|wear|break|drive|fear|wait|speak|dream|own|run|fall|move|feed|pick|plant|chop|sew|deliver|repair|steal|burn|toast|roast|grill|climb|swap|trade|hunt|skip)$/u

/** How many adverbs, or "not", stand right before a place. */
function adverbsAt(words: readonly Word[], at: number): number {
  const isOne = ({ text, tags }: Word) =>
    ADVERB.test(text) || tags.has('Negative') || (tags.has('Adverb') && /ly$/iu.test(text))
  const other = words.slice(0, at).findLastIndex((word) => !isOne(word))
  return at - other - 1
}

/** Somebody or something, and nothing that they do: "my boss", "people", "the coffee machine at work". */
function isSubject(words: readonly Word[], context: HearerContext): boolean {
  const [head, last] = [words[0], words.at(-1)]
  if (!head || !last || words.length > LONGEST_SUBJECT) return false
  if (words.length === 1 && PRONOUNS[head.text.toLowerCase()]) return true
  if (words.some(({ text }) => NO_SUBJECT.test(text))) return false
  const begun = words.findIndex(({ tags }) => tags.has('Preposition'))
  const isSaid = (at: number) =>
    ['Copula', 'Modal', 'PastTense'].some((tag) => words[at]?.tags.has(tag)) ||
    // "the lady at the corner shop".
    (words[at]?.tags.has('PresentTense') && (begun < 0 || at < begun)) ||
    // "my niece Soledad graduates nursing school": read as a plural.
    (words[at]?.verb !== null &&
      words[at]?.tags.has('Plural') &&
      ['Actor', 'Person', 'ProperNoun'].some((tag) => words[at - 1]?.tags.has(tag)))
  const begins =
    ['Determiner', 'Possessive', 'Person'].some((tag) => head.tags.has(tag)) ||
    ANYBODY.test(head.text) ||
    /^me and \p{L}/iu.test(textOf(words)) ||
    (words.length <= 2 && last.tags.has('Plural')) ||
    (context.hearer !== null && isNamed(words, context.hearer))
  const ends =
    !/['’]s?$/u.test(last.text) &&
    !SPENT.test(last.text) &&
    !['Determiner', 'Preposition', 'Conjunction', 'QuestionWord'].some((tag) => last.tags.has(tag)) &&
    !(last.tags.has('Possessive') && !last.tags.has('Actor'))
  return begins && ends && !words.some((_, at) => isSaid(at))
}

/** In words. */
const LONGEST_SUBJECT = 8
const NO_SUBJECT = /^(?:how|when|why|what|where|who|which|that|while|if|because|he|she|they|I|we|you)$/u
/** "a summer job selling ice cream": what is spent with it does nothing. */
const SPENT =
  /^(?:jobs?|days?|nights?|mornings?|evenings?|afternoons?|weeks?|weekends?|months?|years?|summers?|winters?|springs?|autumns?|time|hours?|life|trip|holidays?|career|fun|trouble)$/iu
const ANYBODY = /^(?:someone|somebody|everyone|everybody|nobody|people|kids|mum|mom|dad|grandma|grandpa|nan|gran)$/iu
const PRONOUNS: Readonly<Record<string, string>> = {
  ...{ me: 'I', us: 'we', him: 'he', her: 'she', them: 'they', it: 'it', you: 'you' },
}

/** "him" as who does something, and "me and my brother" as "we". */
function subjectOf(before: readonly Word[]): readonly Word[] {
  const own = before.length === 1 ? PRONOUNS[before[0]?.text.toLowerCase() ?? ''] : undefined
  if (own) return [pronoun(own)]
  const text = textOf(before)
  return /^me and \p{L}|\p{L} and (?:me|I)$/iu.test(text) ? [pronoun('we')] : before
}

/** Who sings, where a deed without anybody is theirs: in what speaks of "my" and "our", and in what a song is about before it says to whom. */
function singerOf(
  base: string,
  rest: readonly Word[],
  { hearer, isNamedFirst }: HearerContext,
): readonly Word[] | null {
  const text = textOf(rest)
  const isToNobody = hearer === null || (hearer.kin === null && hearer.name === null) || !isNamedFirst
  if (!OWN.test(text) && (!isToNobody || (/\byour\b/iu.test(text) && !YEARNS.test(base)))) return null
  return [pronoun(/\b(?:our|us|ourselves|together|each other)\b/iu.test(text) ? 'we' : 'I')]
}

export const OWN = /\b(?:I|my|me|myself|mine|we|our|us|ourselves)\b/iu
const YEARNS = /^(?:miss|love|need|want|hate)$/u

type Person = 'I' | 'we' | 'it'

function personOf(subject: readonly Word[]): Person {
  const [head] = subject
  const text = head?.text.toLowerCase()
  if (subject.length === 1 && text === 'i') return 'I'
  if (subject.length === 1 && /^(?:we|they|you|people|kids)$/u.test(text ?? '')) return 'we'
  const ends = subject.findIndex(({ tags }, at) => at > 0 && tags.has('Preposition'))
  const named = subject.slice(0, ends < 0 ? undefined : ends)
  return named.at(-1)?.tags.has('Plural') || named.some(({ text: word }) => /^(?:and|&)$/iu.test(word)) ? 'we' : 'it'
}

const isBarePlural = (subject: readonly Word[]) =>
  subject.length <= 2 &&
  subject.at(-1)?.tags.has('Plural') === true &&
  !['Determiner', 'Possessive'].some((tag) => subject[0]?.tags.has(tag))

const BE: Readonly<Record<'present' | 'past', Readonly<Record<Person, string>>>> = {
  present: { I: 'am', we: 'are', it: 'is' },
  past: { I: 'was', we: 'were', it: 'was' },
}

const verbWord = (text: string, verb: string | null = null): Word => ({
  text,
  post: ' ',
  tags: new Set(['Verb']),
  verb,
})
const pronoun = (text: string): Word => ({ text, post: ' ', tags: new Set(['Noun', 'Pronoun']), verb: null })
