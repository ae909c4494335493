import type { Fact } from '../../../brief/brief.ts'
import { agree, baseOf, isPastVerb, type Person } from '../../english/agreement.ts'
import { inflect } from '../../english/morphology.ts'
import type { FactGrammar } from '../relations.ts'
import { pairs, pairsOfThings } from './relations/pairs.ts'
import { RELATION_NAMES, type RelationName, relations } from './relations.ts'

/** How an English fact is said: by whom, when, and of which kind it is. */
export function factGrammar(fact: Fact, isDead: boolean): FactGrammar {
  const person = personOf(fact)
  const said = predicateOf(fact.text)
  const { verb, helping } = verbIn(said)
  const kind = fact.of === 'thing' || person === null ? 'things' : kindOf(said, verb)
  const agreement = { person, isPast: isPastVerb(helping ?? verb) || (isDead && BOTH_TENSES.test(verb)) }
  const verbs = [verb, baseOf(verb)]
  return {
    relation: relations[kind],
    pairWith: (other) => (person !== null && personOf(other) === person ? pairs : pairsOfThings),
    suits: (word) => !TAUGHT_TO_DO.test(said) && isDoneTo(word, said, { kind, verbs }),
    agreeing: (text) => agree(text, agreement),
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
  { kind, verbs }: { kind: RelationName; verbs: readonly string[] },
): boolean {
  if (word.split(/[ _-]/).some((one) => verbs.includes(one) || verbs.includes(baseOf(one)))) return true
  if (PARTICULAR.has(kind)) return false
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

/** What is told of somebody who does not simply do, love or have a thing. */
const PARTICULAR: ReadonlySet<RelationName> = new Set<RelationName>([
  ...(['never', 'dislike', 'afraid', 'unable', 'speech', 'given', 'going', 'meeting', 'mishap', 'wanting'] as const),
  'things',
])

const BE = '(?:am|are|is|was|were)'
const GET = '(?:get|gets|got|getting)'
const DONE_FOR =
  'gave|gives?|taught|teach|helps?|helped|lent|lend|brought|bring|raised?|showed|saved|sent|drove|drive|makes?|made|cooked|bought|picked|carried|held|took|waited|stayed|sat|stood'

/** Kinds that more than their verb tells; the first that fits. */
const SAID: readonly (readonly [RelationName, RegExp])[] = [
  ['never', /^(?:\p{L}+ )?never\b/u],
  ['unable', /^(?:\p{L}+ )?(?:\p{L}+n't|cannot|(?:can|could|do|did) not)\b/u],
  ['dislike', new RegExp(`^${BE} (?:so )?(?:sick|tired) of\\b`, 'u')],
  ['afraid', new RegExp(`^(?:${BE}|${GET}) (?:\\p{L}+ )?(?:scared|afraid|terrified|frightened|nervous)\\b`, 'u')],
  ['always', /^(?:\p{L}+ )?always\b/u],
  ['still', /^(?:\p{L}+ )?still\b/u],
  ['given', new RegExp(`^(?:\\p{L}+ )?(?:${DONE_FOR})(?: \\p{L}+){0,2} (?:me|us|my|our)\\b`, 'u')],
  ['given', /^(?:\p{L}+ )?(?:look(?:s|ed)? after|(?:takes?|took) care|believed? in (?:me|us)|raised? )/u],
  ['fond', new RegExp(`^${BE} (?:so )?(?:mad|crazy|nuts|obsessed|fond|proud|keen)\\b`, 'u')],
  ['meeting', new RegExp(`^(?:f[ae]ll in love|(?:${BE} )?(?:${GET} )?(?:married|engaged)\\b|found each other)`, 'u')],
  ['mishap', new RegExp(`^${GET} (?:lost|stuck|dumped|fired|caught|soaked|locked)\\b`, 'u')],
  ['achieving', /^(?:got (?:the|into|a (?:job|place|degree))|made it)\b/u],
  [
    'going',
    new RegExp(`^(?:${BE} (?:leaving|moving|going|starting|off|coming|flying|heading)|(?:take|took) the)\\b`, 'u'),
  ],
  ['otherwise', /^(?:\p{L}+ )?(?:lost|lose) you\b/u],
]

/** Kinds that their verb tells. */
const BY_VERB: Readonly<Partial<Record<RelationName, string>>> = {
  dislike: 'hate dislike refuse detest avoid complain',
  afraid: 'fear',
  speech: 'say tell call ask shout talk whisper argue promise swear speak joke text answer yell',
  fond: 'love like adore enjoy',
  meeting: 'meet propose kiss marry',
  mishap: 'lose break forget miss fail burn fall crash drop spill lock ruin destroy dent shrink trip',
  achieving: 'win pass finish graduate beat survive complete earn reach learn quit retire turn become',
  going: 'go move leave walk travel come fly ride return arrive',
  making: 'make build bake cook knit sew paint draw fix repair grow carve write invent design plant restore brew',
  working: 'work drive run teach serve deliver clean sell manage coach farm volunteer',
  keeping: 'keep wear carry save hide hold collect own hoard',
  playing: 'play watch dance sing read listen swim hike fish ski skate whistle hum laugh',
  eating: 'eat drink steal chew bite lick devour order',
  resting: 'sleep wait sit wake lie nap snore stay rest stand',
  wanting: 'want dream hope wish plan need',
  having: 'have',
  being: 'be am are were',
}

const KIND_OF_VERB: ReadonlyMap<string, RelationName> = new Map(
  RELATION_NAMES.flatMap((kind) =>
    (BY_VERB[kind] ?? '')
      .split(' ')
      .flatMap((verb) => [verb, inflect(verb, 's'), inflect(verb, 'past')].map((form) => [form, kind] as const)),
  ),
)

const kindOf = (said: string, verb: string): RelationName =>
  SAID.find(([, pattern]) => pattern.test(said))?.[0] ?? KIND_OF_VERB.get(verb) ?? 'otherwise'
