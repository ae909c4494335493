import { FAMILIES, type FamilyKey } from './families.ts'
import type { Register } from './registers.ts'
import { hash } from './voice-id.ts'
import type { VoiceParameter, VoiceParameters } from './voice-parameters.ts'

export type Sketch = {
  readonly slug: string
  readonly family: FamilyKey
  readonly register: Register
  readonly lowNote: number
  readonly highNote: number
  readonly parameters: VoiceParameters
}

/** The words for a parameter that is far down or far up: adjectives, and phrases that follow "with". */
type Trait = { readonly adjectives: string; readonly phrases: string }

const TRAITS: Readonly<Partial<Record<VoiceParameter, readonly [down: Trait | null, up: Trait | null]>>> = {
  size: [
    { adjectives: 'large, roomy, broad', phrases: 'a wide-open throat, plenty of body' },
    { adjectives: 'small, youthful, light', phrases: 'a small and quick frame, a youthful lift' },
  ],
  mouth: [
    { adjectives: 'rounded, hooded', phrases: 'rounded vowels, a covered top' },
    { adjectives: 'forward, pointed', phrases: 'forward vowels, a pointed smile in the sound' },
  ],
  tilt: [
    { adjectives: 'dark, mellow, shaded', phrases: 'a dark colour, a shaded tone' },
    { adjectives: 'bright, sunny, brilliant', phrases: 'a bright colour, plenty of shine' },
  ],
  open: [
    { adjectives: 'lean, taut', phrases: 'a lean tone, little weight' },
    { adjectives: 'soft, gentle', phrases: 'a soft core, gentle low notes' },
  ],
  ring: [
    { adjectives: 'plain, unadorned', phrases: 'no polish at all, an everyday plainness' },
    { adjectives: 'ringing, carrying', phrases: 'a ring that carries, a firm ring on top' },
  ],
  nasal: [null, { adjectives: 'nasal, reedy', phrases: 'a nasal edge, a reedy bite' }],
  contrast: [
    { adjectives: 'hazy, smoky', phrases: 'softly blurred vowels, a little smoke around the vowels' },
    { adjectives: 'clear, crisp', phrases: 'crisp vowels, every word in focus' },
  ],
  air: [
    { adjectives: 'velvety, close', phrases: 'a velvet finish, the top rolled off' },
    { adjectives: 'airy, silvery', phrases: 'silver in the highs, an airy top' },
  ],
  breath: [
    { adjectives: 'dense, steady', phrases: 'hardly a breath to hear, a dense and steady tone' },
    { adjectives: 'breathy, whispery', phrases: 'breath on every note, a whisper around the tone' },
  ],
}
/** A parameter this far from plain is worth mentioning. */
const TELLING = 7

const REGISTER_WORDS: Readonly<Record<Register, string>> = {
  bass: 'deep, low-lying',
  'bass-baritone': 'deep, solid',
  baritone: 'deep, low',
  tenor: 'high-reaching, easy',
  'high tenor': 'high, easy',
  countertenor: 'high, floating',
  contralto: 'low-set, warm',
  alto: 'low-set, warm',
  mezzo: 'middle-of-the-road, flexible',
  soprano: 'high, soaring',
  treble: 'high, clear-headed',
  child: 'high, small-voiced',
}

type Words = Readonly<Record<'first' | 'second' | 'phrase' | 'other' | 'kind' | 'suit' | 'suit2' | 'range', string>>

const SENTENCES: readonly ((words: Words) => string)[] = [
  ({ first, second, kind, suit }) => `${a(first)}, ${second} ${kind} for ${suit}.`,
  ({ kind, phrase, range }) => `${a(kind)} with ${phrase}, ${range}.`,
  ({ first, second, kind, suit }) => `${first} and ${second}: the ${kind} to call for ${suit}.`,
  ({ phrase, other, kind }) => `${phrase} and ${other}, from ${a(kind)}.`,
  ({ first, kind, range, suit }) => `${a(first)} ${kind}, ${range}, who loves ${suit}.`,
  ({ kind, first, second, range }) => `${a(kind)}, ${first} and ${second}, ${range}.`,
  ({ suit, suit2, phrase }) => `Made for ${suit} and ${suit2}, with ${phrase}.`,
  ({ first, kind, phrase, suit }) => `${a(first)} ${kind} with ${phrase}; at home in ${suit}.`,
  ({ suit, second, kind, first }) => `Brings ${first}, ${second} tones to ${suit}, as ${a(kind)} would.`,
  ({ kind, phrase, suit }) => `Picture ${a(kind)} with ${phrase} and a weakness for ${suit}.`,
  ({ first, kind, range }) => `${a(first)} voice, ${range}: every inch the ${kind}.`,
  ({ suit, first, phrase, kind }) => `${a(kind)} at heart: ${first}, with ${phrase}, and never far from ${suit}.`,
]

/** One sentence that says how a voice sounds, always the same for the same voice. */
export function describeVoice(sketch: Sketch): string {
  const draw = drawer(sketch.slug)
  const { kinds, suits } = FAMILIES[sketch.family]
  const traits = tellingTraits(sketch.parameters)
  const adjectives = traits.map(({ adjectives }) => draw(adjectives))
  const [first = '', second = ''] = [...adjectives, ...listed(REGISTER_WORDS[sketch.register]), 'even']
  // The adjectives describe the first trait, so `phrase` describes the second. `other` is for sentences without
  // adjectives.
  const [other = '', phrase = 'an even tone'] = [...traits.map(({ phrases }) => draw(phrases)), 'nothing in excess']
  const suit = draw(suits)
  const suit2 = draw(
    listed(suits)
      .filter((one) => one !== suit)
      .join(', '),
  )
  const words = { first, second, phrase, other, kind: draw(kinds), suit, suit2, range: rangePhrase(sketch) }
  const sentence = SENTENCES[hash(`${sketch.slug}/sentence`) % SENTENCES.length]?.(words) ?? ''
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** The tags that a voice is found by: its kind, its register, and its most audible traits. */
export function tagsOf({ family, register, parameters }: Pick<Sketch, 'family' | 'register' | 'parameters'>): string[] {
  const heard = tellingTraits(parameters).map(({ adjectives }) => listed(adjectives)[0] ?? '')
  return [...new Set([...listed(FAMILIES[family].tags), register, ...heard])]
}

/** The two most audible traits. */
function tellingTraits(parameters: VoiceParameters): Trait[] {
  return Object.entries(TRAITS)
    .map(([parameter, [down, up]]) => {
      const value = parameters[parameter as VoiceParameter]
      return { trait: value < 0 ? down : up, strength: Math.abs(value) }
    })
    .filter(({ trait, strength }) => trait && strength >= TELLING)
    .sort((one, other) => other.strength - one.strength)
    .slice(0, 2)
    .flatMap(({ trait }) => trait ?? [])
}

const RANGES: readonly ((low: string, high: string, middle: string) => string)[] = [
  (low, high) => `at ease from ${low} to ${high}`,
  (_, high) => `reaching up to ${high}`,
  (low) => `reaching down to ${low}`,
  (_, __, middle) => `happiest around ${middle}`,
]

function rangePhrase({ lowNote, highNote, slug }: Sketch): string {
  const phrase = RANGES[hash(`${slug}/range`) % RANGES.length]
  return phrase?.(noteName(lowNote), noteName(highNote), noteName(Math.round((lowNote + highNote) / 2))) ?? ''
}

const NOTES = ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B']

/** "A4" for MIDI note 69. */
function noteName(note: number): string {
  return `${NOTES[note % 12]}${Math.floor(note / 12) - 1}`
}

function a(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`
}

export function listed(words: string): string[] {
  return words.split(', ')
}

/**
 * A function that picks one of several words. Each call picks anew, but for the same slug the picks are always the
 * same.
 */
function drawer(slug: string): (words: string) => string {
  let drawn = 0
  return (words) => {
    const choices = listed(words)
    drawn++
    return choices[hash(`${slug}/${drawn}`) % choices.length] ?? ''
  }
}
