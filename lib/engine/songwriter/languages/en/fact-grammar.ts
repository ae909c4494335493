import type { Fact } from '../../../brief/brief.ts'
import type { FactGrammar } from '../fact-grammar.ts'
import { agree, baseOf, isPastVerb, type Person } from './morphology/agreement.ts'
import { inflect } from './morphology/morphology.ts'

/** How an English fact is said: by whom, when, and of which kind it is. */
export function factGrammar(fact: Fact, isDead: boolean): FactGrammar {
  const person = personOf(fact)
  const said = predicateOf(fact.text)
  const { verb, helping } = verbIn(said)
  const isParticular = fact.of === 'thing' || person === null || isSaidOtherwise(said, verb)
  const agreement = { person, isPast: isPastVerb(helping ?? verb) || (isDead && BOTH_TENSES.test(verb)) }
  const verbs = [verb, baseOf(verb)]
  return {
    suits: (word) => !TAUGHT_TO_DO.test(said) && isDoneTo(word, said, { isParticular, verbs }),
    suited: (text) => agree(text, agreement),
  }
}

/** "You", "We'd", "My sister": whom a fact tells of; null of what is no person, or of nobody knows whom. */
function personOf({ of, text }: Fact): Person | null {
  if (of === 'thing') return null
  if (of === 'you') return 'you'
  const first = /^(?:\p{L}+)/u.exec(text)?.[0].toLowerCase() ?? ''
  const own = SELVES[first]
  if (own) return own
  if (of === 'me') return /\bwe\b/iu.test(text) ? 'we' : null
  const subject = text.split(/\s+/).slice(0, 3).join(' ')
  if (HIM.test(subject)) return 'he'
  if (HER.test(subject)) return 'she'
  return /^(?:every(?:one|body)|people|nobody|no one|some(?:one|body)|the (?:kids|children|boys|girls|neighbou?rs))\b/iu.test(
    text,
  )
    ? 'they'
    : null
}

const SELVES: Readonly<Record<string, Person>> = { i: 'I', we: 'we', you: 'you', he: 'he', she: 'she', they: 'they' }
const HIM =
  /^(?:(?:my|our|the|your|her|his|a|an|one)(?: \p{L}+)? )?(?:grand(?:pa|dad|father)|gramps|dad|daddy|father|brother|uncle|son|husband|boyfriend|nephew|boss|king|man|boy|guy|groom)\b/iu
const HER =
  /^(?:(?:my|our|the|your|her|his|a|an|one)(?: \p{L}+)? )?(?:grand(?:ma|mum|mom|mother)|granny|nana?|gran|mum|mom|mummy|mommy|mother|sister|aunt(?:ie)?|daughter|wife|girlfriend|niece|queen|woman|girl|lady|bride)\b/iu

/** What is said of the subject: "never missed a play" of "You never missed a play", "are stubborn" of "You're stubborn". */
function predicateOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(\p{L}+)'re\b/u, '$1 are')
    .replace(/^(\p{L}+)'m\b/u, '$1 am')
    .replace(/^(\p{L}+)'ve\b/u, '$1 have')
    .replace(/^(he|she)'s\b/u, '$1 is')
    .replace(/^(\p{L}+)'d\b/u, '$1 would')
    .replace(/^(\p{L}+)'ll\b/u, '$1 will')
  if (/^(?:you|i|we|he|she|they|everyone|everybody|nobody|people) /u.test(plain)) return plain.replace(/^\S+ /u, '')
  return plain.replace(/^(?:(?:my|our|the|your|her|his|a|an|one) )?\S+ /u, '')
}

const ADVERB = /^(?:\p{L}+ly|just|once|even|also|often|now|then|ever|so|both|all|first|never|always|still|only|quite)$/u

/** The verb, "missed" of "never missed a play", and what stands before it and makes it past: "used" of "used to sing". */
function verbIn(said: string): { readonly verb: string; readonly helping: string | null } {
  const words = said.split(' ')
  const at = words.findIndex((word, i) => !ADVERB.test(word) && !isHelping(word, words[i + 1] ?? ''))
  const helping = words.slice(0, Math.max(0, at)).find((word) => /^(?:had|would|used)$/.test(word))
  return { verb: words[at] ?? '', helping: helping ?? null }
}

/** "have" in "have worked", "used to" and "would" in "used to sing" and "would sing". */
const isHelping = (word: string, next: string) =>
  /^(?:to|would|will|been)$/.test(word) ||
  (word === 'used' && next === 'to') ||
  (/^(?:have|has|had)$/.test(word) && /^(?:\p{L}{2,}(?:ed|en)|gone|done|been|never|always|just)$/u.test(next))

/**
 * Whether the fact is about what this word names, rather than about something else near it: what is told beside the main clause or
 * behind a preposition, "on my keyring", is only there, unless the word has the verb, "swim in the sea", or somebody works or lives there.
 */
function isDoneTo(
  word: string,
  said: string,
  { isParticular, verbs }: { isParticular: boolean; verbs: readonly string[] },
): boolean {
  if (word.split(/[ _-]/).some((one) => verbs.includes(one) || verbs.includes(baseOf(one)))) return true
  if (isParticular) return false
  const [main = ''] = said.split(BESIDE)
  const before = main.slice(0, Math.max(0, main.indexOf(word.split(/[ _]/)[0] ?? '')))
  return main.includes(word.split(/[ _]/)[0] ?? '') && (LIVES_THERE.test(said) || !PREPOSITION.test(before))
}

/** Where another clause begins. */
const BESIDE =
  / (?:when|while|whenever|because|if|until|till|after|before|so|but|where|who|that|which|even|though|than|since|as|like) /u
const PREPOSITION =
  / (?:in|on|at|with|under|through|from|into|for|by|behind|over|instead of|without|about|near|onto|across) /u
const LIVES_THERE =
  /^(?:\p{L}+ )?(?:work(?:s|ed)?|live[sd]?|gr[eo]w up|volunteer(?:s|ed)?|study|studie[sd]|serve[sd]?|play(?:s|ed)?|compete[sd]?|(?:am|are|is|was|were)) /u

/** What is sung of riding a bike is of whoever learned it. */
const TAUGHT_TO_DO = /^(?:\p{L}+ )?(?:taught|teach(?:es)?) .*\bto\b/u

/** Both present and past. */
const BOTH_TENSES = /^(?:put|cut|hit|let|set|shut|read|spread|beat|bet|hurt|quit|cost|split)$/

const BE = '(?:am|are|is|was|were)'
const GET = '(?:get|gets|got|getting)'
const DONE_FOR =
  'gave|gives?|taught|teach|helps?|helped|lent|lend|brought|bring|raised?|showed|saved|sent|drove|drive|makes?|made|cooked|bought|picked|carried|held|took|waited|stayed|sat|stood'

/** What is told of somebody who does not simply do, love or have a thing: never, cannot, afraid, given to us, gone, met, lost. */
const OTHERWISE: readonly RegExp[] = [
  /^(?:\p{L}+ )?never\b/u,
  /^(?:\p{L}+ )?(?:\p{L}+n't|cannot|(?:can|could|do|did) not)\b/u,
  new RegExp(`^${BE} (?:so )?(?:sick|tired) of\\b`, 'u'),
  new RegExp(`^(?:${BE}|${GET}) (?:\\p{L}+ )?(?:scared|afraid|terrified|frightened|nervous)\\b`, 'u'),
  new RegExp(`^(?:\\p{L}+ )?(?:${DONE_FOR})(?: \\p{L}+){0,2} (?:me|us|my|our)\\b`, 'u'),
  /^(?:\p{L}+ )?(?:look(?:s|ed)? after|(?:takes?|took) care|believed? in (?:me|us)|raised? )/u,
  new RegExp(`^(?:f[ae]ll in love|(?:${BE} )?(?:${GET} )?(?:married|engaged)\\b|found each other)`, 'u'),
  new RegExp(`^${GET} (?:lost|stuck|dumped|fired|caught|soaked|locked)\\b`, 'u'),
  new RegExp(`^(?:${BE} (?:leaving|moving|going|starting|off|coming|flying|heading)|(?:take|took) the)\\b`, 'u'),
]
const PLAINLY = new RegExp(
  `^(?:\\p{L}+ )?(?:always|still)\\b|^${BE} (?:so )?(?:mad|crazy|nuts|obsessed|fond|proud|keen)\\b`,
  'u',
)

const OTHER_VERBS: ReadonlySet<string> = new Set(
  [
    ...['hate dislike refuse detest avoid complain fear'],
    ...['say tell call ask shout talk whisper argue promise swear speak joke text answer yell'],
    ...['meet propose kiss marry'],
    ...['lose break forget miss fail burn fall crash drop spill lock ruin destroy dent shrink trip'],
    ...['go move leave walk travel come fly ride return arrive want dream hope wish plan need'],
  ].flatMap((verbs) => verbs.split(' ').flatMap((verb) => [verb, inflect(verb, 's'), inflect(verb, 'past')])),
)

const isSaidOtherwise = (said: string, verb: string) =>
  OTHERWISE.some((pattern) => pattern.test(said)) || (!PLAINLY.test(said) && OTHER_VERBS.has(verb))
