import { inflect } from '../../songwriter/english/morphology.ts'

const CLAUSE =
  /\b(?:who|that|he|she|they)(?: (always|never|still|also))? (\p{L}+s|loves|has|does) ([^.,;:!?\n()]+?)(?=[.,;:!?\n()]|$| and (?:who|he|she|they|is|was|has)\b| because | but | when | while | since | so )/giu

const OWNERS: Readonly<Record<string, string>> = {
  ...{
    her: 'your',
    his: 'your',
    their: 'your',
    its: 'your',
    him: 'you',
    them: 'you',
    he: 'you',
    she: 'you',
    they: 'you',
  },
  ...{ herself: 'yourself', himself: 'yourself', themselves: 'yourself', itself: 'yourself' },
}

/** Verbs that say little, or something that a song had better not repeat. */
const POOR = new Set('is was has does turns lives works gets becomes died passed this as us his its always'.split(' '))

/**
 * What the hearer does, as verb phrases for "you": "my cat Biscuit who sleeps on my keyboard" gives "sleep on my keyboard".
 * Only what stands in the third person singular is read.
 */
export function deedsIn(description: string): string[] {
  return [...thankedFor(description), ...told(description)]
}

/** "thank you for teaching me to read" gives "teach me to read". */
function thankedFor(description: string): string[] {
  return [...description.matchAll(THANKED)].flatMap(([, gerund = '', rest = '']) => {
    const verb = infinitiveOf(gerund.toLowerCase())
    return verb && rest.split(' ').length <= 6 ? [`${verb} ${rest.trim()}`] : []
  })
}

const THANKED =
  /\b(?:thank|grateful|gratitude|appreciat)[^.!?]*? for (?:always )?(\p{L}+ing) ([^.,;:!?\n()]+?)(?=[.,;:!?\n()]|$| and )/giu

/** No English verb ends so: there an "e" is missing. */
const UNENDED = /^$|[vuc]$|[^s]s$|(?<![aeiou])[lz]$(?<!ll|rl)|([bdgmnprt])\1$(?<!add|err|purr)/

/** The verb of which this is the "-ing" form. */
export function infinitiveOf(gerund: string): string | null {
  const stem = gerund.replace(/ing$/, '')
  const guesses = [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1'), stem.replace(/y$/, 'ie')]
  return guesses.find((guess) => inflect(guess, 'ing') === gerund && !UNENDED.test(guess)) ?? null
}

function told(description: string): string[] {
  return [...description.matchAll(CLAUSE)].flatMap(([, adverb, verb = '', rest = '']) => {
    const base = baseOf(verb.toLowerCase())
    if (!base || POOR.has(verb.toLowerCase())) return []
    const words = rest.trim().split(/\s+/)
    if (words.length > 6) return []
    const turned = words.map((word) => OWNERS[word.toLowerCase()] ?? word)
    return [[adverb?.toLowerCase(), base, ...turned].filter(Boolean).join(' ')]
  })
}

/** The verb that has this form: the one whose third person it is. */
function baseOf(verb: string): string | null {
  const guesses = [verb.replace(/ies$/, 'y'), verb.replace(/es$/, ''), verb.replace(/s$/, '')]
  return guesses.find((guess) => guess !== verb && inflect(guess, 's') === verb) ?? null
}
