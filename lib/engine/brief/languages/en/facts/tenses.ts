import { textOf, type Word } from './clauses.ts'

/** "You snore like a tractor", "I hate Mondays", "I lost my job", "We're moving house", "I've been waiting since May". */
export type Tense = 'habit' | 'state' | 'past' | 'now' | 'until now'

/** What is known of a deed that an "-ing" form tells of. */
export type Untensed = {
  /** "knock", "be". */
  readonly base: string
  /** What stands behind the form. */
  readonly rest: readonly Word[]
  /** What stands before it: "always". */
  readonly adverbs: string
  readonly isOfSinger: boolean
  /** Of people in general: "people talking in cinemas". */
  readonly isGeneric: boolean
  /** Of what it goes on with; past, where whoever it is told of is dead. */
  readonly before: Tense | null
}

/**
 * When something is done of which only the "-ing" form is given. What is told of a time that is over is past, and so is what happens in
 * a moment, "losing my job", unless it happens again and again, "losing every game"; what goes on is told as it goes on.
 */
export function tenseOf({ base, rest, adverbs, isOfSinger, isGeneric, before }: Untensed): Tense {
  const text = textOf(rest)
  const phrase = `${base} ${text}`
  if (before === 'past' || OVER.test(text)) return 'past'
  if (SINCE.test(text)) return 'until now'
  const isHabit =
    /\b(?:never|always|constantly|forever|usually|often|sometimes)\b/iu.test(adverbs) ||
    AGAIN.test(text) ||
    (!isOfSinger && ALL_OF_IT.test(text))
  if (base === 'be') return isPassive(rest) ? (isHabit ? 'habit' : isOfSinger ? 'past' : 'now') : 'state'
  if (isHabit) return 'habit'
  if (STATES.test(phrase)) return 'state'
  if (MOMENTS.test(phrase)) return 'past'
  if (PRANKS.test(phrase)) return SEVERAL.test(phrase) ? 'habit' : 'past'
  return isGeneric || before === 'habit' ? 'habit' : 'now'
}

/** "being cut down", "being dumped by text", but not "being broken", "being married to you". */
function isPassive(rest: readonly Word[]): boolean {
  const word = rest.find(({ text }) => !/^(?:so|too|really|just|all|always|never|still|not|very)$/iu.test(text))
  if (!word?.tags.has('Verb') || HOW_SOMEBODY_IS.test(word.text)) return false
  return !['Adjective', 'Gerund', 'Preposition'].some((tag) => word.tags.has(tag))
}

const HOW_SOMEBODY_IS =
  /^(?:married|engaged|divorced|separated|retired|tired|bored|scared|worried|stressed|stuck|lost|broken|closed|gone|done|finished|drunk|hungover|addicted|obsessed|blessed|used|like|born|able|trapped|surrounded|haunted)$/iu

/** From some time on. */
const SINCE =
  /\bsince\b(?! (?:he|she|it|they|I|we) (?:is|are|am)\b)|\bfor (?:an? (?:whole |full )?(?:year|month|week|decade)|(?:(?:the )?(?:last|past) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|many|all these) (?:years|months|weeks|days|decades|hours))\b/iu

/** A time that is over: "when I was seven", "in 1952", "on the coldest night of the year". */
const OVER =
  /\b(?:when|while|before) (?:\p{L}+ ){1,3}?(?:was|were|had|died|got|came|went|met|left)\b|\b(?:as|since I was) an? (?:kid|child|boy|girl|teen(?:ager)?|student)\b|\bin (?:1[89]|20)\d\d\b|\blast (?:night|week|weekend|month|year|summer|winter|spring|autumn|fall|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bthat (?:night|day|time|morning|evening|weekend|week|year|summer|winter|spring|autumn|fall)\b|\byesterday\b|\bago\b|\bback in\b|\b(?:on|at|during) (?:my|our|his|her|their) (?:own |first |second |\p{L}+['’]s )?(?:wedding|birthday|honeymoon|graduation|funeral|prom|date|party|baptism|christening)\b|\b(?:in|during) the (?:war|blitz)\b|\bon the (?:\p{L}+est|worst|best|first|last) (?:night|day|morning|evening|weekend)\b/iu

/** Again and again. */
const AGAIN =
  /\b(?:every|each|nightly|daily|whenever|constantly|nonstop|non-stop|forever|all the time|again and again|over and over|like an? |at (?:the )?(?:worst|wrong|night|midnight|dawn|breakfast|dinner|weekends)|in the mornings?|at \d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o['’]clock|in the)|on (?:an? (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)|week)days|weekends)|all (?:day|night) (?:every|each))\b/iu

const ALL_OF_IT = /\b(?:everything|everyone|everybody)\b/iu

/** What is so, and is not done. */
const STATES =
  /^(?:hate|love|like|adore|need|want|know|own|believe|understand|prefer|deserve|mind|fear|trust|envy|regret|wish|doubt|owe|belong|remember|look like|sound like|smell like|wake|have (?!(?:an? |our |my |his |her |their )?(?:first |second |third |new |another )?(?:baby|child|twins|triplets|fun|dinner|breakfast|lunch|coffee|party|day|time|surgery)\b)|miss (?!(?:the|my|our|a|his|her) (?:last |first |school |night )?(?:bus|train|flight|plane|tram|ferry|boat|deadline|stop|exit|turn|birthday|wedding|appointment|call|goal|penalty|shot|bin day)\b)|hear (?!(?:our|my|the|his|her) )|hope|expect (?!(?:our|a|my) ))/iu

/** What happens in a moment, and is over then. */
const MOMENTS = new RegExp(
  `^(?:${[
    'lose (?!(?:my |our |his |her |their )?(?:hair|mind|weight|hope|faith|patience|touch|sight|sleep|memory|it)\\b)',
    'find|meet|forget|win|drop|crash|spill|survive|beat|burn|receive|discover|realise|realize|miss|hear|see (?!you\\b)|catch',
    'pass (?!by\\b|down\\b|on\\b|the time)|fail|finish|run into|bump into|step (?:on|in)|lock|trip over|rescue|save|propose',
    'fall (?:asleep|off|down|over|into|out|through|from|in (?!love))|break (?:down|my|his|her|our|the|a|up)|grow up (?:in|on|near|with|without|poor|by)',
    'get (?:lost|dumped|fired|stuck|caught|robbed|mugged|arrested|locked|soaked|stood|sacked|kicked|hit|bitten|stung|rejected|ghosted|scammed|drenched|laid|made|left|told|thrown|invited|chased|promoted|food poisoning|the job|a (?:job|ticket|fine))',
    'leave (?:me|us|him|her|them)\\b|cheat|teach (?:me|us|him|her|them)|give (?:me|us|him|her|them)|tell (?:me|us)|show (?:me|us)|raise|arrive|witness|die (?:in|on|at|during|just|halfway)|say (?:yes|no)\\b|trip|slip|sprain|scrape|smash',
  ].join('|')})\\b`,
  'iu',
)

/** What animals and flatmates do, once to one thing and again and again to several: "stole my lunch", "chew my shoes". */
const PRANKS = /^(?:eat|steal|bite|chew|destroy|drink|hide|scratch|bury|borrow) (?:my|our|the|all)\b/iu
const SEVERAL = /^\p{L}+ (?:all )?(?:my|our|the)(?: \p{L}+)? \p{L}+[^s]s\b/iu
