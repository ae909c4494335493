import type { GenreName } from '../../score/names.ts'
import type { LanguagePack } from '../languages/language-pack.ts'

export const RAPPED: ReadonlySet<GenreName> = new Set(['Rap', 'Hip-hop'])

/** Two lines in one breath: what rhymed at their ends then rhymes within. */
export function rappedLines(
  lines: readonly string[],
  pack: LanguagePack,
  { you = '', me = '' }: Readonly<Record<string, string>>,
): readonly string[] {
  const common = new Set([...commonWords(pack), you, me])
  // The beginning of a line in the middle of another, where it is a common word.
  const uncapitalised = (line: string) =>
    line.replace(/^[\p{L}'’]+/u, (word) => (common.has(word.toLowerCase()) ? word.toLowerCase() : word))
  return lines.flatMap((line, at) => {
    if (at % 2 === 1) return []
    const next = lines[at + 1]
    return next === undefined ? [line] : [`${line.replace(/[?!]$/, '')}${commaIn(line)}${uncapitalised(next)}`]
  })
}

/** Between two halves of a line, as its script has it. */
function commaIn(line: string): string {
  if (/[\u3040-\u30ff]/u.test(line)) return '、'
  return /[\u4e00-\u9fff]/u.test(line) ? '，' : ', '
}

/** Words that stanzas write in small letters within their lines. */
function commonWords(pack: LanguagePack): ReadonlySet<string> {
  const known = common.get(pack)
  if (known) return known
  const texts = Object.values(pack.plots).flatMap(({ open, turn }) => [open, turn])
  const words = new Set(texts.join('\n').match(/(?<=\p{L}[, ]+)\p{Ll}[\p{L}'’]*/gu) ?? [])
  common.set(pack, words)
  return words
}

const common = new WeakMap<LanguagePack, ReadonlySet<string>>()
