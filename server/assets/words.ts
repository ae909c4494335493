import { dictionary } from 'cmu-pronouncing-dictionary'
import type { WordAssets } from '#lib/engine/assets.ts'

/** Loads the CMU pronouncing dictionary. */
export function loadWords(): WordAssets {
  return { pronunciations: dictionary }
}
