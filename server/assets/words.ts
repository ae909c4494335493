import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from 'cmu-pronouncing-dictionary'
import type { Language, WordAssets } from '#lib/engine/index.ts'

type Sounds = ReturnType<WordAssets['soundsOf']>

/**
 * Loads the CMU pronouncing dictionary. What `scripts/build-sounds.mjs` wrote about another language is read when the
 * language is first asked for, which throws when the script has not run.
 */
export function loadWords(folder = join(process.cwd(), 'build/sounds')): WordAssets {
  const known = new Map<Language, Sounds>()
  const soundsOf = (language: Language) => {
    const sounds: Sounds = known.get(language) ?? JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
    known.set(language, sounds)
    return sounds
  }
  return { pronunciations: dictionary, soundsOf }
}
