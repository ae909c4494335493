import { capital } from '../../../../lyrics/first-letter.ts'
import type { Random } from '../../../../random/random.ts'
import { compileRule, type Rule, write } from '../../../rule.ts'
import { inflect, type VerbForm, withArticle } from '../morphology/morphology.ts'
import { WEEKDAYS, WHEREABOUTS, WORN } from './everyday-words.ts'
import type { Lexicon, Scene } from './lexicon.ts'

/**
 * Expands a rule (see rule.ts) into a sentence. Slots: scene (.past), act (.s .past .ing), keep (.a .the), place, bless,
 * time, weekday.
 */
export function expand(rule: Rule, lexicon: Lexicon, random: Random): string {
  return tidied(write(rule, (slot, form) => fill(slot, form, lexicon, random), random))
}

function fill(slot: string, form: string | null, lexicon: Lexicon, random: Random): string {
  if (slot === 'weekday') return random.pick(WEEKDAYS)
  if (slot === 'scene') return clause(random.pick(lexicon.scenes), form, random)
  const item = random.pick(listFor(slot, lexicon))
  if (slot === 'act') return inflect(item, (form ?? 'base') as VerbForm)
  if (slot === 'keep') return owned(item, form, random)
  if (slot === 'place') return random.chance(SAID_WHERE) ? `${random.pick(WHEREABOUTS)} ${item}` : item
  return write(compileRule(item), (inner, its) => fill(inner, its, lexicon, random), random)
}

const LISTS: Readonly<Record<string, Exclude<keyof Lexicon, 'scenes'>>> = {
  ...{ act: 'acts', keep: 'keepsakes', place: 'places', bless: 'blessings', time: 'times' },
}

function listFor(slot: string, lexicon: Lexicon): readonly string[] {
  const list = LISTS[slot]
  if (!list) throw new RangeError(`No slot named ${slot}`)
  return lexicon[list]
}

/** How often a place is said with one of the words that may stand before it. */
const SAID_WHERE = 0.15

/** Things wear out: an object may get an adjective, where it does not have that very one. */
function owned(thing: string, form: string | null, random: Random): string {
  const adjective = random.pick(WORN)
  const adorned = random.chance(0.4) && !thing.includes(adjective) ? `${adjective} ${thing}` : thing
  return form === 'a' ? withArticle(adorned) : form ? `${form} ${adorned}` : adorned
}

function clause({ subject, plural, action, goesOn }: Scene, form: string | null, random: Random): string {
  if (form === 'past') return `${subject} ${inflect(action, 'past')}`
  const going = goesOn && random.chance(0.35)
  if (going) return `${subject} ${plural ? 'are' : 'is'} ${inflect(action, 'ing')}`
  return `${subject} ${inflect(action, plural ? 'base' : 's')}`
}

/** "our" in an act belongs to whoever acts, who is the last person named before it. */
function tidied(text: string): string {
  const spaced = !text.includes('our ')
    ? text
    : text.replace(/\bour\b/g, (our, at: number) => {
        const people = text
          .slice(0, at)
          .match(/\b(I|I'm|I'd|I'll|I've|my|me|you|your|you're|we|we're|they|everybody|nobody)\b/g)
        return OWNERS[people?.at(-1) ?? ''] ?? our
      })
  return capital(spaced)
}

const OWNERS: Readonly<Record<string, string>> = {
  ...{ I: 'my', "I'm": 'my', "I'd": 'my', "I'll": 'my', "I've": 'my', my: 'my', me: 'my' },
  ...{ you: 'your', your: 'your', "you're": 'your', they: 'their', everybody: 'their', nobody: 'their' },
}
