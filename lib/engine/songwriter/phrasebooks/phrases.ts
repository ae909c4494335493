import type { Random } from '../../random/random.ts'
import { compileRule, type Fill, type Rule, write } from '../rule.ts'
import type { Phrasebook, PhrasebookTheme } from './phrasebook.ts'

type Phrase = { readonly text: string; readonly forms: readonly Rule[] }

/** Phrases for every slot that ideas may have. */
export type Phrases = Readonly<Record<string, readonly Phrase[]>>

/** The phrases of a list, which lines or ";" divide. */
export function listed(text: string): string[] {
  return text
    .split(/[\n;]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}

function phrasesOf(text: string): Phrase[] {
  return listed(text).map((phrase) => ({ text: phrase, forms: phrase.split(' / ').map(compileRule) }))
}

/** How much of a companion's phrases a song borrows. */
const BORROWED = 0.4

/** A theme's phrases with some that a companion lends, and what every theme has. */
export function phrasesFor(
  phrasebook: Phrasebook,
  theme: PhrasebookTheme,
  companion: PhrasebookTheme,
  random: Random,
): Phrases {
  const own = Object.entries(theme.phrases).map(([slot, text]) => {
    const lent = companion === theme ? [] : random.shuffle(phrasesOf(companion.phrases[slot] ?? ''))
    return [slot, [...phrasesOf(text), ...lent.slice(0, Math.ceil(lent.length * BORROWED))]] as const
  })
  const everyday = Object.entries(phrasebook.everyday).map(([slot, text]) => [slot, phrasesOf(text)] as const)
  return { ...Object.fromEntries(own), ...Object.fromEntries(everyday) }
}

/** Writes a sentence by a rule. Throws RangeError where a rule names a slot or a form that the language does not have. */
export function sentence(rule: string, phrasebook: Phrasebook, phrases: Phrases, random: Random): string {
  const fill: Fill = (slot, form) => {
    const list = phrases[slot]
    if (!list || list.length === 0) throw new RangeError(`${phrasebook.language}: no phrases for {${slot}}`)
    return write(formOf(random.pick(list), slot, form, phrasebook), fill, random)
  }
  return write(compileRule(rule), fill, random)
}

/** "zähl die Wellen / die Wellen zählen": the form of that name, or the first. */
function formOf({ text, forms }: Phrase, slot: string, form: string | null, phrasebook: Phrasebook): Rule {
  const at = form === null ? 0 : (phrasebook.forms[slot]?.split(' ').indexOf(form) ?? -1)
  const chosen = forms[at]
  if (!chosen) throw new RangeError(`${phrasebook.language}: no form {${slot}.${form}} of "${text}"`)
  return chosen
}

/** A phrase that is not in the data, as it stands. */
export function phraseOf(text: string): Phrase {
  return { text, forms: [[text]] }
}
