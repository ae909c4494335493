import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import { textOf, type Word } from './facts/clauses.ts'

/** No thing of somebody's: "a piano", "my drums". */
const UNOWNED = '^(?!(?:an?|the|my|our|his|her|their|your)\\b)'
const ENDS_WITH_STYLE =
  /(?:^| )(?:folk|rock|pop|jazz|soul|blues|reggae|punk|country|metal|funk|disco|techno|house|indie|ballad|rap)$/iu
const ENDS_WITH_SOUND = new RegExp(
  `${UNOWNED}(?:\\S+ ){0,3}(?:tempo|beats?|groove|vibes?|feel|drums|strings|brass|horns|harmonies|vocals|choir|clapping|handclaps|stomps|chorus)(?: (?:with|at the (?:end|start|beginning)|in the (?:chorus|background|middle|end)|throughout)\\b.*)?$`,
  'iu',
)
const WITH_SOUND = new RegExp(`${UNOWNED}(?:\\S+ ){1,4}with \\S+(?: \\S+)?$`, 'iu')
const PLAYER =
  '(?:(?:soft|gentle|acoustic|electric|upright|double|slide|steel|big|fat|warm|muted|solo|a|some|maybe) )*(?:piano|cello|violins?|fiddle|viola|harp|guitars?|ukulele|banjo|bass|trumpets?|saxophone|sax|trombone|tuba|flute|clarinet|oboe|harmonica|accordion|organ|synths?|drums|percussion|strings|brass|horns|choir|bells|whistle|whistling|fingerpicking|handclaps|clapping|vinyl crackle)'
const PLAYERS = new RegExp(`^(?:with |just |only )?${PLAYER}(?:(?: and| with| or|,) ${PLAYER})*$`, 'iu')
const LONGEST_STYLE = 4

/** How a song is to sound, in a few words: "laid back folk", "piano and cello", "kids choir at the end", "loud stadium rock with clapping". */
export function isSound(words: readonly Word[]): boolean {
  const text = textOf(words)
  const has = (...some: readonly string[]) => words.some(({ tags }) => some.some((tag) => tags.has(tag)))
  // Whoever hates country or "sold the house" does something.
  const isDeed =
    has('Pronoun') || (has('PastTense') && has('Determiner', 'Possessive')) || words.some(({ verb }) => verb !== null)
  if (words.length <= LONGEST_STYLE && !isDeed && ENDS_WITH_STYLE.test(text)) return true
  if (PLAYERS.test(text)) return true
  if (has('Pronoun', 'Copula', 'PastTense', 'Modal')) return false
  const { styles, instruments } = readAttributes([text])
  return ENDS_WITH_SOUND.test(text) || (WITH_SOUND.test(text) && styles.length + instruments.length > 0)
}

/** Nothing but what the composer understands: "slow", "country", "soft piano". */
export function isMusic(words: readonly Word[]): boolean {
  const { notUnderstood } = readAttributes([textOf(words)])
  return !words.some(
    ({ text, tags }) =>
      (tags.has('Noun') || tags.has('Verb')) && text.length > 2 && notUnderstood.includes(text.toLowerCase()),
  )
}
