/** Patterns are matched in Unicode mode, without regard to case unless they ask for a capital letter, and compiled once. */
export function pattern(source: string, flags = ''): RegExp {
  const key = `${flags}/${source}`
  let known = compiled.get(key)
  // Word boundaries know letters of all scripts, which those of JavaScript do not.
  known ??= new RegExp(source.replaceAll('\\b', WORD_EDGE), `${flags}${source.includes('\\p{Lu}') ? '' : 'i'}u`)
  known.lastIndex = 0
  compiled.set(key, known)
  return known
}

const compiled = new Map<string, RegExp>()
const WORD_EDGE = '(?:(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}]))'

export const matches = (source: string, text: string): boolean => pattern(source).test(text)

/** What group 1 of the patterns finds, pattern by pattern. */
export function allGroups(sources: readonly string[], text: string): string[] {
  return sources.flatMap((source) => [...text.matchAll(pattern(source, 'g'))].map((match) => match[1]?.trim() ?? ''))
}

export function firstGroup(sources: readonly string[], text: string): string | null {
  return allGroups(sources, text)[0] ?? null
}
