import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, WordAssets } from '#lib/engine/sound.ts'
import { openDictionary } from './dictionary.ts'

type NumberRules = ReturnType<WordAssets['numberRulesOf']>

/** Opens the English dictionary that `scripts/build-sounds.mjs` wrote. Throws when the script has not run. */
export function loadWords(folder = join(process.cwd(), 'build/sounds')): WordAssets {
  return { pronunciationOf: openDictionary(readFileSync(join(folder, 'en.txt'), 'latin1')), numberRulesOf }
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
