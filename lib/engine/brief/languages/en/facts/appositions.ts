import { uncapital } from '../../../../lyrics/first-letter.ts'
import { textOf, type Word } from './clauses.ts'
import { type HearerContext, toHearer } from './second-person.ts'

const ENDINGS =
  'tuner|driver|maker|keeper|cleaner|farmer|baker|plumber|welder|painter|gardener|minder|grower|spinner|smith|wright|man|woman|lady'
const TRADES =
  'miner|carpenter|barber|butcher|teacher|headteacher|nurse|midwife|doctor|surgeon|dentist|vet|chef|cook|waiter|waitress|porter|caretaker|janitor|librarian|electrician|mechanic|engineer|builder|bricklayer|roofer|postie|pilot|sailor|soldier|captain|firefighter|paramedic|florist|tailor|seamstress|weaver|potter|drummer|fiddler|organist|violinist|pianist|guitarist|biologist|geologist|chemist|physicist|scientist|accountant|lawyer|clerk|secretary|priest|vicar|monk|nun|coach|referee|goalkeeper|birdwatcher'

/** "night bus driver", "cook on an antarctic base". */
const TRADE = new RegExp(
  `^(?:(?!(?:the|an?|my|our|his|her|at|to|with|for|and|on|in)\\b)[\\p{L}'’-]+ ){0,3}?(?:[\\p{L}-]*(?:${ENDINGS})|${TRADES})(?: (?:on|in|at|from|of|for|with|by|and) .+)?$`,
  'iu',
)
const COMPARED = /^(?:\p{L}{2,}er|more \p{L}+|less \p{L}+) than \p{L}/iu
const YEARS_OF = /^(\d+ (?:years|months|seasons|summers|winters)) (?:of )?(?=\p{L}{3,}ing \p{L})/iu
const UNDER_WAY =
  /^off to (?!a\b)|^(?:retiring|moving|leaving|heading|going|starting|emigrating|flying|returning|becoming|expecting|training) (?!you\b|(?:party|do|drinks|present|gift|card|song|speech)\b)\p{L}/iu
const ANIMALS =
  'greyhound|terrier|spaniel|collie|labrador|lab|retriever|poodle|whippet|pug|mongrel|pony|horse|donkey|mule|parrot|cockatoo|budgie|tortoise|hamster|rabbit|goat|hen|dog|hound|cat|kitten|puppy'
/** "retired greyhound", "rescue dog", which read as if somebody had retired it. */
const FORMER = new RegExp(
  `^(?:retired|rescued|rescue|former|stray|trained|qualified) (?:[\\p{L}-]+ )?(?:${ANIMALS}|[\\p{L}-]*(?:${ENDINGS})|${TRADES})$`,
  'iu',
)
/** "3 legs", "two metal knees": what somebody has. */
const HAS =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|no) (?:\p{L}+ )?(?:legs?|eyes?|teeth|tooth|ears?|tails?|knees?|hips?|kids|children|grandkids|grandchildren|sons|daughters|sisters|brothers|jobs|radios|languages|cats|dogs|hens|bikes)$/iu
const NO_TRADE = ['Determiner', 'Possessive', 'Copula', 'Pronoun', 'PastTense', 'Modal', 'Auxiliary']

/**
 * What stands beside a name without a verb of its own, as a sentence to whoever hears it: "piano tuner" gives "You're a piano tuner",
 * "older than my husband" "You're older than my husband", "33 years filling potholes" "You spent 33 years filling potholes" and
 * "retiring to Venice" "You're retiring to Venice". Null for anything else.
 */
export function apposition(words: readonly Word[], context: HearerContext): string | null {
  const text = toHearer(words, context)
  const small = uncapital(text)
  const isTrade = TRADE.test(textOf(words)) && !NO_TRADE.some((tag) => words[0]?.tags.has(tag))
  const article = /^(?:first|last|only|best|youngest|oldest) /iu.test(text)
    ? 'the'
    : /^[aeiou]/iu.test(text)
      ? 'an'
      : 'a'
  // "the school crossing lady".
  const called = /^the (.+)$/iu.exec(textOf(words))?.[1]
  if (called && TRADE.test(called) && words.length > 2) return `${context.isDead ? 'You were' : "You're"} ${small}`
  if (isTrade) return `${context.isDead ? 'You were' : "You're"} ${article} ${small}`
  if (HAS.test(text)) return `You ${context.isDead ? 'had' : 'have'} ${small}`
  if (YEARS_OF.test(text)) return `You spent ${text.replace(YEARS_OF, '$1 ')}`
  if (context.isDead) return null
  return UNDER_WAY.test(text) || COMPARED.test(text) ? `You're ${small}` : null
}

/** "retired greyhound" gives "You're a retired greyhound". */
export const formerly = (words: readonly Word[]): string | null =>
  FORMER.test(textOf(words)) ? `You're a ${textOf(words).toLowerCase()}` : null

const TRAITS =
  '(?:warm|kind|funny|sweet|quiet|gentle|loud|cheerful|playful|silly|clever|smart|stubborn|tiny|small|tall|brave|calm|shy|wise|patient|honest|generous|bossy|grumpy|strong|proud|tough|strict|soft-hearted|big-hearted|fearless|loyal|cheeky|messy|nosy|lovely|fierce|tired|scruffy|fluffy|fat|old|young)'
const PERSON = '(?:guy|man|woman|girl|boy|lady|gentleman|soul|bloke|fella|kid|dude|lad|lass|person|chap)'
/** "warm and funny", "sweet, stubborn and always late". */
const IS_SO = new RegExp(`^${TRAITS}(?:(?:,? and|,? but|,) (?:(?:so|very|always|never|a bit) )?${TRAITS})+$`, 'iu')
/** "quiet guy". */
const SOMEBODY_SO = new RegExp(`^(?:(?:very|really) )?${TRAITS} (?:${TRAITS} )?(?:family )?${PERSON}$`, 'iu')

/** How somebody is, behind what they are called: "warm and funny" gives "You're warm and funny". */
export function traitOf(words: readonly Word[], { isDead }: HearerContext): string | null {
  const text = textOf(words).toLowerCase()
  const are = isDead ? 'You were' : "You're"
  if (IS_SO.test(text)) return `${are} ${text}`
  return SOMEBODY_SO.test(text) ? `${are} ${/^[aeiou]/u.test(text) ? 'an' : 'a'} ${text}` : null
}
