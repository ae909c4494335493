import { capital, uncapital } from '../../../../lyrics/first-letter.ts'
import type { Fact } from '../../../brief.ts'
import { escaped } from '../../../patterns.ts'
import { joined } from '../../fact-lines.ts'
import { isMusic } from '../sound.ts'
import { asksForSong, textOf, type Word } from './clauses.ts'
import { type HearerContext, toHearer } from './second-person.ts'

/** Facts as lines that can be sung: none too long, left open or told twice, and no more than a song holds. */
export function linesOf(facts: readonly Fact[]): readonly Fact[] {
  const lines = facts.map((one) => ({ ...one, text: ofLineLength(one.text) }))
  const counted = withFindings(withYears(lines)).filter(({ of, text }) => !(of === 'thing' && ONLY_COUNTED.test(text)))
  return joined(withAges(counted), 2)
    .filter(
      ({ text }, at, all) =>
        lengthOf(text) > 1 &&
        !LEFT_OPEN.test(text) &&
        !SUPPOSED.test(text) &&
        !ONLY_NAMED.test(text) &&
        all.findIndex((one) => one.text === text) === at,
    )
    .slice(0, MOST)
}

/** What only might be, "she would kill me", or is said of nothing: "you say only". */
const SUPPOSED =
  /^(?:You|He|She|They)(?:['’]d| would) (?:\p{L}+ )?(?:kill|hate|murder|die|never forgive)\b|^You (?:say|said|tell|told) (?:only|just)$/u

/** "he came to all of them, with oranges": what belongs to the line before it. */
export function furtherOf(last: Fact | undefined, words: readonly Word[], context: HearerContext): Fact | null {
  const text = textOf(words)
  if (!last || last.of === 'thing' || !FURTHER.test(text) || isMusic(words) || asksForSong(text)) return null
  const line = `${last.text}, ${toHearer(words, context)}`
  return lengthOf(line) <= LONGEST_JOINED ? { ...last, deed: null, text: line } : null
}

const FURTHER =
  /^(?:with (?:an?|the|no|his|her|their|my|our)?|even|except|mostly|usually|only (?:in|on|at|when)|just (?:in|on|at)|(?:in|on|at|under|behind|by|over|across|through|near) (?:the|an?|his|her|their|my|our|your)) ?\p{L}/iu

const LONGEST_JOINED = 14

/** Of a long piece, what comes before a word that goes on: "I got my GED at 45". */
function ofLineLength(text: string): string {
  const words = text.replace(ENDS_OPEN, '').split(' ')
  if (words.length <= LONGEST) return words.join(' ')
  const at = words.findLastIndex((word, place) => place > 3 && place <= LONGEST && GOES_ON.test(word))
  return (at < 0 ? [] : words.slice(0, at)).join(' ').replace(CLAUSE_CUT_OFF, '').replace(ENDS_OPEN, '')
}

/** "while I was", of what goes on behind the last word that is kept. */
const CLAUSE_CUT_OFF = / (?:while|when|because|until|till|after|before|so|and)(?: \S+){1,2}$/iu

/** "8 months", "41 so far": of what it is so much nobody can hear. */
const ONLY_COUNTED =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:so far|years?|months?|weeks?|days?|now|already|ago|in total|and counting))*$/iu

/** How long it has been is no line by itself, but part of what is told behind it: "31 years, you warm my side of the bed". */
function withYears(facts: readonly Fact[]): readonly Fact[] {
  return facts.flatMap((one, at) => {
    if (IN_YEARS.test(one.text)) return []
    const years = facts[at - 1]?.text ?? ''
    const line = `${capital(years)}, ${lowered(one.text)}`
    const isOfThem = one.of === 'you' || one.of === 'thing'
    return IN_YEARS.test(years) && isOfThem && lengthOf(line) <= LONGEST_JOINED
      ? [{ ...one, deed: null, text: line }]
      : [one]
  })
}

/** "the summer we spent at the lake" is one line, and neither "The summer" nor "We spent at the lake". */
export function withTimes(facts: readonly Fact[], description: string): readonly Fact[] {
  const timed = facts.map((one) => {
    const begun = new RegExp(`\\b(the (?:${TIMES})) (?:that )?${escaped(lowered(one.text))}`, 'iu').exec(
      description,
    )?.[1]
    return begun && one.of === 'me' ? { ...one, deed: null, text: `${capital(begun)} ${lowered(one.text)}` } : one
  })
  return timed.filter(({ text }, at) => !timed[at + 1]?.text.startsWith(`${text} `))
}

const TIMES = 'summer|winter|spring|autumn|fall|year|month|week|weekend|day|night|morning|evening|trip'

/** "I found out", and what. */
const withFindings = (facts: readonly Fact[]): readonly Fact[] =>
  facts.flatMap((one, at) => {
    const before = facts[at - 1]?.text ?? ''
    if (FINDS_OUT.test(one.text) && facts[at + 1]) return []
    return [FINDS_OUT.test(before) ? { ...one, deed: null, text: `${before} ${lowered(one.text)}` } : one]
  })

const FINDS_OUT = /^(?:I|We|You|He|She|They) (?:found|find|finds) out$/u

export const IN_YEARS = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty) years$/iu

const AGE = /^You(?:['’]re| are| were) \d{1,3}(?: now| today)?$/u

/** An age by itself is no line, but part of what is told behind it: "You're 6 and you love diggers". */
function withAges(facts: readonly Fact[]): readonly Fact[] {
  const lines: Fact[] = []
  for (const one of facts) {
    const last = lines.at(-1)
    const isPair = last?.of === 'you' && one.of === 'you' && AGE.test(last.text) !== AGE.test(one.text)
    const [age, other] = last && AGE.test(last.text) ? [last, one] : [one, last]
    const text = `${age.text} and ${lowered(other?.text ?? '')}`
    if (last && isPair && !/ and /.test(other?.text ?? '') && lengthOf(text) <= LONGEST_JOINED)
      lines[lines.length - 1] = { of: 'you', deed: null, text }
    else lines.push(one)
  }
  return lines
}

/** Too little to be told by itself. */
const LEFT_OPEN =
  /^\S+ (?:from|of|with)$|^(?:They|He|She|It) \S+$|^(?:You|I|We) (?:say|said|told|know|knew|think|want|need|get|got|make|made|are|were|have|had|do|did|will|can|met|meet|found|took|take|bought|gave|give|brought|put|kept|keep|used|use|left|always|never|still|just|also|only|even)$/

/** "Bea and her fella Owen": he is named, and nothing is told of him. */
const ONLY_NAMED =
  /^Is \d+$|^(?:Your|My|Our) \p{Ll}+ \p{Lu}\p{Ll}+$|^You're (?:called|named) |\byou're (?:called|named) \p{Lu}\p{L}+$/u

const ENDS_OPEN =
  /(?: in it|(?<!\b(?:fell|fall|falls|mov|com|cam|go|goes|went|going|gone|let|giv|gav|tak|took|settl|check|step|walk|run|ran|break|brok|barg|fit|fits|blend|jump|sleep|slept|stay|div|pitch|dial|phon|squeez|butt|crash|lock|shut)\p{L}*) in)$|(?: (?:and|but|so|or|then|because|though|(?<!(?:look|feel|sound|smell|taste|am|are|is|was|were|be)s? )like|just|with|the|a|to|obviously))+$/iu

const GOES_ON = /^(?:and|or|after|before|when|while|until|till|at|in|on|with|for|because|so|like|from|just)$/iu

/** In words: more make no line. */
const LONGEST = 22

const MOST = 10

const lengthOf = (text: string) => text.split(' ').length

export const lowered = (text: string) => (/^I\b/u.test(text) ? text : uncapital(text))

export const fact = (of: Fact['of'], text: string, deed: string | null = null): Fact => ({
  ...{ of, deed },
  text: capital(text.replace(/\s+/g, ' ').trim()),
})
