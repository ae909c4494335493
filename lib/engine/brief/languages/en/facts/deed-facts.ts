import { capital } from '../../../../lyrics/first-letter.ts'
import type { Fact } from '../../../brief.ts'
import { isMusic } from '../sound.ts'
import { ALSO_DONE, isVerb, verbOf } from '../verbs.ts'
import { CALLS_OTHERS, JOINS, textOf, type Word } from './clauses.ts'
import { type Deed, isSinger } from './gerunds.ts'
import { fact } from './lines.ts'
import { type HearerContext, isNamed, isOfOtherSex, SPOKEN, toHearer } from './second-person.ts'

const SHORT: Readonly<Record<string, string>> = { am: "'m", are: "'re", have: "'ve" }

const contracted = (_: string, self: string, verb: string) => `${self}${SHORT[verb]}`

export const asWords = (text: string, { parse }: HearerContext): readonly Word[] =>
  parse(text)
    .flat()
    .map((word) => ({ ...word, verb: null }))

/**
 * How many adverbs stand before what the hearer does, in a piece that goes on with it without a subject: "wears purple gloves", "falls
 * asleep with her shoes on", "never charged anybody". Null for anything else, as "pockets full of stickers".
 */
export function doneWithoutSubject(words: readonly Word[], { parse }: HearerContext): number | null {
  const adverbs = words.findIndex(({ text }) => !GOES_ON.test(text))
  const [verb, next] = words.slice(Math.max(0, adverbs))
  // "never charged".
  if (adverbs > 0 && verb && !next && /[^e]ed$/iu.test(verb.text)) return adverbs
  if (adverbs < 0 || !verb || !next) return null
  const alone = parse(textOf(words.slice(adverbs))).flat()
  const isPresent =
    /[^s]s$/iu.test(verb.text) &&
    (alone[0]?.tags.has('PresentTense') === true ||
      BEHIND_VERBS.test(next.text) ||
      OBJECT.test(next.text) ||
      verbOf(verb.text, (base) => ALSO_DONE.has(base)) !== null) &&
    verbOf(verb.text, (base) => ALSO_DONE.has(base) || isVerb(base, parse)) !== null
  const isPast = adverbs > 0 && /[^e]ed$/iu.test(verb.text)
  return isPresent || isPast ? adverbs : null
}

const GOES_ON = /^(?:never|always|still|just|only|also|even|hardly|barely|rarely|sometimes|often|usually|then|now)$/iu
/** "leaves one spoon of milk", "high fives everybody". */
const OBJECT = /^(?:one|two|three|the|an?|my|our|your|his|her|their|every\p{L}*|me|us|him|them|it|no|nobody)$/iu
/** Of what may be a verb or a plural, behind a verb: "falls asleep", "comes home". */
const BEHIND_VERBS = /^(?:asleep|awake|home|early|late|off|up|out|down|away|apart|around)$/iu

/** The fact that a deed is, by whoever does it. */
export function toldOfDeed({ subject, said, adverbs }: Deed, context: HearerContext): Fact[] {
  const isOfHearer =
    context.hearer !== null &&
    (isNamed(subject, context.hearer) ||
      (subject.length === 1 && context.pronouns[textOf(subject).toLowerCase()] === 'you'))
  if (isOfHearer) return toldOfHearer(said, adverbs, context)
  const text = `${capital(textOf(subject))} ${toHearer(said, context)}`
  if (isSinger(subject)) return [fact('me', text.replace(/^(I|We) (am|are|have(?= (?:not )?been\b))\b/u, contracted))]
  return [fact('they', toHearer([...subject, ...said], context))]
}

/** What stands behind the subject, said to the hearer: "loves her garden" gives "You love your garden". */
export function toldOfHearer(said: readonly Word[], adverbs: number, context: HearerContext): Fact[] {
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
  const behind = rest.map((word, at) => {
    const isJoined =
      JOINS.test(rest[at - 1]?.text ?? '') ||
      (GOES_ON.test(rest[at - 1]?.text ?? '') && JOINS.test(rest[at - 2]?.text ?? ''))
    const known = at < rest.length - 1 || NEEDS_NO_OBJECT.test(word.text) ? ALSO_DOES[word.text] : undefined
    // "chews chargers and thumps when the news is on".
    const other = word.tags.has('Plural') && CLAUSE_OR_OBJECT.test(rest[at + 1]?.text ?? '') ? word.verb : null
    return { ...word, text: (isJoined && (known ?? other)) || word.text }
  })
  const phrase = [
    textOf(said.slice(0, adverbs)),
    SPOKEN[verb] ?? base ?? verb.replace(/(?<=[^siu])s$/, ''),
    toldOfOther(behind, context),
  ]
  const text = phrase.filter(Boolean).join(' ')
  if (said[adverbs]?.tags.has('Gerund')) return [fact('you', `You're ${toHearer(said, context)}`)]
  if (verb === 'been') return [fact('you', `You've ${toHearer(said, context)}`)]
  if (/^(?:is|are)$/.test(verb) && adverbs === 0 && rest.length > 0)
    return [fact('you', `You're ${toHearer(rest, context)}`)]
  // What somebody never does is nothing to thank them for.
  const isHabit = base !== null && !SPOKEN[verb] && !/^never\b/iu.test(text)
  return [fact('you', `You ${text}`, isHabit ? text : null)]
}

/** What stands behind a verb, and hardly behind one of several things. */
const CLAUSE_OR_OBJECT = /^(?:when|whenever|if|while|until|every\p{L}*|me|us|him|her|them|it|my|our|your|up|off|out)$/iu

const NEEDS_NO_OBJECT =
  /^(?:snores|swears|sings|sleeps|sulks|cheats|drools|farts|yodels|whistles|hums|dances|cries|limps)$/u

/** What hearers do besides, read as a thing: "restores old radios and hates cake". */
const ALSO_DOES: Readonly<Record<string, string>> = Object.fromEntries(
  'sulk cheat drool fart yodel whistle hum dance limp hate love like eat bake sing read write keep think say know wear tell steal hide sleep drink speak swear snore grow need want cook refuse'
    .split(' ')
    .map((verb) => [`${verb}s`, verb]),
)

/** What somebody passes who has not died. */
const PASSED =
  /^(?:first|second|third|this) time\b|\b(?:exams?|tests?|driving|course|degree|bar|licen[cs]e|interview|finals|theory|grade|class|audition|maths?)\b/iu

/**
 * What the hearer does to "her" is done to somebody else, "always gave her a hug", and behind somebody else who is named, pronouns are
 * theirs: "waited for my son Jaylen when he couldn't find his shoe".
 */
function toldOfOther(rest: readonly Word[], context: HearerContext): string {
  const [first, ...others] = rest
  const isOther =
    first && /^(?:him|her|them)$/iu.test(first.text) && toHearer(rest.slice(0, 2), context).startsWith('you ')
  if (isOther) return [first.text, toHearer(others, context)].join(' ').trim()
  // "never gave up on her even when she cried": somebody else's, to the end.
  const object = rest.findIndex(
    ({ text }, at) =>
      at > 0 &&
      /^(?:him|her)$/iu.test(text) &&
      /^(?:on|to|for|with|at|of|about|up|after)$/iu.test(rest[at - 1]?.text ?? '') &&
      toHearer(rest.slice(at, at + 2), context).startsWith('you '),
  )
  if (object > 0)
    return [toHearer(rest.slice(0, object), context), ...rest.slice(object).map(({ text }) => text)].join(' ')
  const named = rest.findIndex(
    ({ text, tags }, at) =>
      (/^\p{Lu}\p{Ll}/u.test(text) && tags.has('Noun') && (at === 0 || tags.has('Person'))) ||
      (tags.has('Actor') && /^(?:my|our)$/iu.test(rest[at - 1]?.text ?? '')),
  )
  // "gave my mum his seat".
  if (named < 0 || isOfOtherSex(rest[named]?.text ?? '', context)) return toHearer(rest, context)
  return [toHearer(rest.slice(0, named + 1), context), ...rest.slice(named + 1).map(({ text }) => text)]
    .join(' ')
    .trim()
}

/** "upstairs neighbor vacuums" lacks its article. */
export function withArticle(words: readonly Word[], verb: number): readonly Word[] {
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

export const THE: Word = { text: 'the', post: ' ', tags: new Set(['Determiner']), verb: null }

const DETERMINER =
  /^(?:a|an|the|my|our|your|his|her|their|this|that|these|those|every|everyone|everybody|nobody|one|some|all|there|nothing|something|somebody|each|both|things)$/iu

/** A thing that is listed: "matching bracelets"; nothing that speaks of music alone, such as "slow, warm". */
export function thingIn(words: readonly Word[], context: HearerContext): Fact[] {
  // "my sister", beside her name.
  if (words.length <= 4 && /^(?:my|our)$/iu.test(words[0]?.text ?? '') && words.at(-1)?.tags.has('Actor')) return []
  // "bikes" by itself is read as a verb.
  const isPlural = words.length === 1 && /[^s]s$/.test(words[0]?.text ?? '')
  const isScore = words.length > 2 && words.some(({ tags }) => tags.has('Value'))
  const isThing = isPlural || isScore || words.some(({ tags }) => tags.has('Noun') && !tags.has('Pronoun'))
  return isThing && (isScore || !isMusic(words)) && !/\byears? old$/iu.test(textOf(words))
    ? [fact('thing', toHearer(words, context).replace(NEEDED, ''))]
    : []
}

/** Before what is to come into a song. */
const NEEDED =
  /^(?:(?:a |the |my )?memor(?:y|ies) of|celebrat(?:e|es|ing)|needs?|must have|including|featuring|includes?) /iu
