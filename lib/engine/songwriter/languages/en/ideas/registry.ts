import type { Repertoire } from '../../../direction.ts'
import { STANCES, type Stance } from './stances.ts'
import { THEMES } from './themes/registry.ts'
import type { Theme } from './themes/theme.ts'

/** What English songs are about. */
export const ENGLISH: Repertoire<Theme, Stance> = { themes: THEMES, stances: STANCES, hits }

function hits(keywords: string, text: string): number {
  const words = new Set((text.toLowerCase().match(/[a-z']+/g) ?? []).map(stem))
  return new Set(
    keywords
      .split(' ')
      .map(stem)
      .filter((keyword) => words.has(keyword)),
  ).size
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(ing|ies|es|ed|s|y)$/, '') : word.replace(/s$/, '')
}
