import type { ParseEnglish } from '../../../assets.ts'
import { inflect } from '../../../songwriter/languages/en/morphology/morphology.ts'

/** Verbs that the parser takes for things by themselves. */
export const ALSO_DONE = new Set(
  'snore fart barbecue wince graduate mentor yodel hum fidget growl row tidy limp water dust hoover grunt drool moan whine whinge groan gripe grumble mumble mutter sulk nag haggle gargle dunk doodle potter mooch snack smirk frown squint stutter stammer tinker fiddle nap snooze knead darn weld tutor coach foster host volunteer commute babysit daydream sunbathe skateboard ski skate canoe kayak bowl squeak purr meow yowl microwave howl yap yelp whimper wag waddle wobble crochet busk heckle tango waltz tap salsa jive moonwalk bounce burp hiccup slurp munch gobble guzzle sip cry kiss teach preach hitchhike'.split(
    ' ',
  ),
)

/** Whether it is a verb; of what looks like things, "towels on the floor", only where it is known to be one. */
export const isDoneBy = (base: string, isThing: boolean, parse: ParseEnglish) =>
  ALSO_DONE.has(base) || (isThing ? parse(base)[0]?.[0]?.tags.has('Verb') === true : isVerb(base, parse))

/** The verb of which this is the third person: "hates" gives "hate". */
export function verbOf(form: string, isDone: (base: string) => boolean): string | null {
  const written = form.toLowerCase()
  const guesses = [
    written.replace(/ies$/, 'y'),
    written.replace(/(?<=[sxho]|zz|tz)es$/, ''),
    written.replace(/s$/, ''),
  ].filter((guess) => !/[^s]s$/.test(guess))
  return guesses.find((guess) => guess !== written && inflect(guess, 's') === written && isDone(guess)) ?? null
}

export const isVerb = (base: string, parse: ParseEnglish) => parse(`they ${base} it`)[0]?.[1]?.tags.has('Verb') === true
