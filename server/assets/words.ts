import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, WordAssets } from '#lib/engine/index.ts'
import { openDictionary } from './dictionary.ts'

type Sounds = ReturnType<WordAssets['soundsOf']>
type NumberRules = ReturnType<WordAssets['numberRulesOf']>

/**
 * Opens what `scripts/build-sounds.mjs` wrote: the English dictionary at once, another language when it is first asked
 * for, as are CLDR's rules for numbers. Throws when the script has not run.
 */
export function loadWords(folder = join(process.cwd(), 'build/sounds')): WordAssets {
  const english = openDictionary(readFileSync(join(folder, 'en.txt'), 'latin1'))
  const known = new Map<Language, Sounds>()
  const soundsOf = (language: Language) => {
    const sounds: Sounds = known.get(language) ?? JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
    known.set(language, sounds)
    return sounds
  }
  return { pronunciationOf: english, soundsOf, numberRulesOf }
}

/** Unicode CLDR's rules for numbers as words. */
export function numberRulesOf(language: Language): NumberRules {
  const known = numberRules.get(language)
  if (known) return known
  const path = join(process.cwd(), 'node_modules/cldr-rbnf/rbnf', `${language}.json`)
  const rules: NumberRules = JSON.parse(readFileSync(path, 'utf8')).rbnf.rbnf.SpelloutRules
  numberRules.set(language, rules)
  return rules
}

const numberRules = new Map<Language, NumberRules>()
