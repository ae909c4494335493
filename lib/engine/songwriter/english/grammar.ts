import type { Random } from '../../random/random.ts'
import { compileRule, type Draft, draft, type Rule, type Writing, write } from '../rule.ts'
import { WEEKDAYS, WHEREABOUTS, WORN } from './everyday-words.ts'
import type { Lexicon, Scene } from './lexicon.ts'
import { inflect, type VerbForm, withArticle } from './morphology.ts'

/**
 * Expands a rule (see rule.ts) into a line. Slots: scene (.past .bare), a power as `abs`, act (.s .past .ing),
 * keep (.a .the .your .my .this), place, bless, burden, rise, fall, hold, time, tail, bright, dark, vow, ask, weekday.
 */
export function expand(rule: Rule, lexicon: Lexicon, random: Random): Draft {
  const { text, ...line } = draft(rule, (slot, form, writing) => fill(slot, form, lexicon, writing), random)
  return { ...line, text: tidied(text) }
}

/** Stands for all times among the parts of a line, so that a stanza names but one. */
const TIME = '{time}'

function fill(slot: string, form: string | null, lexicon: Lexicon, writing: Writing): string {
  const { random, parts } = writing
  if (slot === 'weekday') return random.pick(WEEKDAYS)
  if (!EVERYDAY.has(slot)) writing.themed = true
  if (slot === 'scene' || slot === 'abs') {
    const scenes = slot === 'scene' ? lexicon.scenes : lexicon.powers
    const scene = random.pick(scenes)
    writing.bits += Math.log2(scenes.length)
    parts.push(scene.subject, scene.action)
    return clause(scene, form, random)
  }
  const items = listFor(slot, lexicon)
  const item = random.pick(items)
  writing.bits += Math.log2(items.length) * (EVERYDAY.has(slot) ? EVERYDAY_WORTH : 1)
  parts.push(slot === 'time' ? TIME : item)
  if (slot === 'act') return inflect(item, (form ?? 'base') as VerbForm)
  if (slot === 'keep') return owned(item, form, random)
  if (slot === 'place') return random.chance(SAID_WHERE) ? `${random.pick(WHEREABOUTS)} ${item}` : item
  if (slot === 'rise' || slot === 'fall' || slot === 'hold') return `like ${item}`
  return write(compileRule(item), (inner, its) => fill(inner, its, lexicon, writing), writing)
}

/** Every theme has the same everyday words, so they set lines less apart. */
const EVERYDAY_WORTH = 0.6

const EVERYDAY: ReadonlySet<string> = new Set(['time', 'tail', 'bright', 'dark', 'vow', 'ask', 'abs'])

const LISTS: Readonly<Record<string, keyof Lexicon>> = {
  ...({ act: 'acts', keep: 'keepsakes', place: 'places', bless: 'blessings', burden: 'burdens' } as const),
  ...({ rise: 'rising', fall: 'falling', hold: 'holding', time: 'times', tail: 'tails' } as const),
  ...({ bright: 'bright', dark: 'dark', vow: 'vows', ask: 'asks' } as const),
}

function listFor(slot: string, lexicon: Lexicon): readonly string[] {
  const list = LISTS[slot]
  if (!list) throw new RangeError(`No slot named ${slot}`)
  return lexicon[list] as readonly string[]
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
  if (form === 'bare') return `${subject} ${action}`
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
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const OWNERS: Readonly<Record<string, string>> = {
  ...{ I: 'my', "I'm": 'my', "I'd": 'my', "I'll": 'my', "I've": 'my', my: 'my', me: 'my' },
  ...{ you: 'your', your: 'your', "you're": 'your', they: 'their', everybody: 'their', nobody: 'their' },
}
