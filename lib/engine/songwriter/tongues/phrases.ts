import type { Random } from '../../random/random.ts'
import { compileRule, type Draft, draft, type Fill, write } from '../rule.ts'
import type { Tongue, TongueTheme } from './tongue.ts'

/** Phrases for every slot that the rules of a song may have. */
export type Phrases = Readonly<Record<string, readonly string[]>>

/** The phrases of a list, which lines or ";" divide. */
export function listed(text: string): string[] {
  return text
    .split(/[\n;]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}

/** How much of a companion's phrases a song borrows. */
const BORROWED = 0.4

/** A theme's phrases with some that a companion lends, and what every theme has. */
export function phrasesFor(tongue: Tongue, theme: TongueTheme, companion: TongueTheme, random: Random): Phrases {
  const own = Object.entries(theme.phrases).map(([slot, text]) => {
    const lent = companion === theme ? [] : random.shuffle(listed(companion.phrases[slot] ?? ''))
    return [slot, [...listed(text), ...lent.slice(0, Math.ceil(lent.length * BORROWED))]] as const
  })
  const everyday = Object.entries(tongue.everyday).map(([slot, text]) => [slot, listed(text)] as const)
  return { ...Object.fromEntries(own), ...Object.fromEntries(everyday), word: listed(theme.words) }
}

/** Every theme has the same everyday phrases, so they set lines less apart. */
const EVERYDAY_WORTH = 0.6

/** Writes a line by a rule. Throws RangeError where a rule names a slot or a form that the language does not have. */
export function drawLine(rule: string, tongue: Tongue, phrases: Phrases, random: Random): Draft {
  const fill: Fill = (slot, form, writing) => {
    const list = phrases[slot]
    if (!list || list.length === 0) throw new RangeError(`${tongue.language}: no phrases for {${slot}}`)
    const phrase = random.pick(list)
    const everyday = Object.hasOwn(tongue.everyday, slot)
    writing.bits += Math.log2(list.length) * (everyday ? EVERYDAY_WORTH : 1)
    if (!everyday) writing.themed = true
    writing.parts.push(everyday ? `{${slot}}` : phrase)
    return write(compileRule(formOf(phrase, slot, form, tongue)), fill, writing)
  }
  return draft(compileRule(rule), fill, random)
}

/** "zähl die Wellen / die Wellen zählen": the form of that name, or the first. */
function formOf(phrase: string, slot: string, form: string | null, tongue: Tongue): string {
  const forms = phrase.split(' / ')
  const at = form === null ? 0 : (tongue.forms[slot]?.split(' ').indexOf(form) ?? -1)
  const chosen = forms[at]
  if (chosen === undefined) throw new RangeError(`${tongue.language}: no form {${slot}.${form}} of "${phrase}"`)
  return chosen
}
