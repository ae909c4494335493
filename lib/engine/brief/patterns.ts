/**
 * Patterns are matched without regard to case unless they ask for a capital letter, and compiled once. `\b` and `\p{L}` know the
 * letters of the languages that are sung here; those of Unicode as a whole take a hundred times as long to compile.
 */
export function pattern(source: string, flags = ''): RegExp {
  const key = `${flags}/${source}`
  const known =
    compiled.get(key) ?? new RegExp(withLetters(source), `${flags}${source.includes('\\p{Lu}') ? '' : 'i'}u`)
  known.lastIndex = 0
  compiled.set(key, known)
  return known
}

const compiled = new Map<string, RegExp>()

const LETTERS = 'A-Za-z\\u00c0-\\u024f\\u1e00-\\u1eff\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3'
const WORD = `[${LETTERS}0-9]`
const EDGE = `(?:(?<!${WORD})(?=${WORD})|(?<=${WORD})(?!${WORD}))`

function withLetters(source: string): string {
  return source.replaceAll('\\b', EDGE).replaceAll('[\\p{L}', `[${LETTERS}`).replaceAll('\\p{L}', `[${LETTERS}]`)
}

export const matches = (source: string, text: string): boolean => pattern(source).test(text)

/** What group 1 of the patterns finds, pattern by pattern. */
export function allGroups(sources: readonly string[], text: string): string[] {
  return sources.flatMap((source) => [...text.matchAll(pattern(source, 'g'))].map((match) => match[1]?.trim() ?? ''))
}

export function firstGroup(sources: readonly string[], text: string): string | null {
  return allGroups(sources, text)[0] ?? null
}

/** A text as a pattern that finds just that. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
