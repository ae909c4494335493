import type { Random } from '../random/random.ts'
import { WEEKDAYS } from './everyday-words.ts'
import type { Lexicon, Scene } from './lexicon.ts'
import { hasProgressive, inflect, type VerbForm, withArticle } from './morphology.ts'

/** A line that was written, and what it was made of, so that a song does not use anything twice. */
export type Draft = { readonly text: string; readonly parts: readonly string[] }

/**
 * Expands a rule into a line. `(a|b)` is one of both, `(a|)` may be nothing. `{slot}` draws from the lexicon:
 * scene (.past .bare .subject), power as `abs`, act (.s .past .ing), keep (.a .the .your .my .this), place, nature,
 * like, time, tail, bright, dark, vow, ask, weekday.
 */
export function expand(rule: string, lexicon: Lexicon, random: Random): Draft {
  const parts: string[] = []
  let text = rule
  for (let guard = 0; guard < 40 && /[({]/.test(text); guard++) {
    text = text.replace(
      /\(([^(){}]*)\)|\{([a-z]+)(?:\.([a-z]+))?\}/,
      (_, choices?: string, slot?: string, form?: string) =>
        choices === undefined ? fill(slot ?? '', form, lexicon, random, parts) : random.pick(choices.split('|')),
    )
  }
  return { text: tidied(text), parts }
}

function fill(slot: string, form: string | undefined, lexicon: Lexicon, random: Random, parts: string[]): string {
  const draw = (items: readonly string[]) => {
    const item = random.pick(items)
    parts.push(item)
    return item
  }
  switch (slot) {
    case 'scene':
    case 'abs': {
      const scene = random.pick(slot === 'scene' ? lexicon.scenes : lexicon.powers)
      parts.push(scene.subject, scene.action)
      return clause(scene, form, random)
    }
    case 'act':
      return inflect(draw(lexicon.acts), (form ?? 'base') as VerbForm)
    case 'keep': {
      const keepsake = draw(lexicon.keepsakes)
      return form === 'a' ? withArticle(keepsake) : form ? `${form} ${keepsake}` : keepsake
    }
    case 'like':
      return `like ${draw(lexicon.likenesses)}`
    case 'weekday':
      return random.pick(WEEKDAYS)
    default:
      return draw(WORD_LISTS[slot]?.(lexicon) ?? [])
  }
}

const WORD_LISTS: Readonly<Record<string, (lexicon: Lexicon) => readonly string[]>> = {
  place: (lexicon) => lexicon.places,
  nature: (lexicon) => lexicon.natures,
  time: (lexicon) => lexicon.times,
  tail: (lexicon) => lexicon.tails,
  bright: (lexicon) => lexicon.bright,
  dark: (lexicon) => lexicon.dark,
  vow: (lexicon) => lexicon.vows,
  ask: (lexicon) => lexicon.asks,
}

function clause({ subject, plural, action }: Scene, form: string | undefined, random: Random): string {
  if (form === 'subject') return subject
  if (form === 'bare') return `${subject} ${action}`
  if (form === 'past') return `${subject} ${inflect(action, 'past')}`
  const going = hasProgressive(action) && random.chance(0.35)
  if (going) return `${subject} ${plural ? 'are' : 'is'} ${inflect(action, 'ing')}`
  return `${subject} ${inflect(action, plural ? 'base' : 's')}`
}

/** "our" in an act belongs to whoever acts, who is the last person named before it. */
function tidied(text: string): string {
  const owned = text.replace(/\bour\b/g, (our, at: number) => {
    const people = text
      .slice(0, at)
      .match(/\b(I|I'm|I'd|I'll|I've|my|me|you|your|you're|we|we're|they|everybody|nobody)\b/g)
    return OWNERS[people?.at(-1) ?? ''] ?? our
  })
  const spaced = owned.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1) + (QUESTION.test(spaced) ? '?' : '')
}

const OWNERS: Readonly<Record<string, string>> = {
  ...{ I: 'my', "I'm": 'my', "I'd": 'my', "I'll": 'my', "I've": 'my', my: 'my', me: 'my' },
  ...{ you: 'your', your: 'your', "you're": 'your', they: 'their', everybody: 'their', nobody: 'their' },
}

const QUESTION =
  /^(do|did|can|could|would|will|are|have|how long|what do|what if|what happens|where did|who left|don't you)\b|, will you|^if .*, will /i
