import { isSectionWord, kindOfTag } from './tags.ts'

const HEADING = /^\s*#{1,6}\s+/
/** "**Verse 1:** …", with what stands behind it; what it marks may have brackets of its own. */
const EMPHASIS = /^\s*([*_]{1,3})(?![\s*_])([^*_]+)\1(.*)$/u
/** "Verse 2 (Anna)", "Outro x2". */
const BESIDE = /\(([^()]*)\)|[x×]\d|\d[x×]?/giu

/**
 * Note apps and chatbots write the names of parts and singers as Markdown: "## Chorus", "**Verse 1:**", "*Bridge* (x2)",
 * "**Anna:** I …". Gives such a line as people write it otherwise, with a tag or a plain name; any other line stays as it is.
 */
export function withoutMarkdown(line: string): string {
  const isHeading = HEADING.test(line)
  const text = line.replace(HEADING, '')
  const [, , marked = '', rest = ''] = EMPHASIS.exec(text) ?? []
  if (!isHeading && marked === '') return line
  const [name, behind] = marked === '' ? [text, ''] : [marked, rest]
  const hasColon = /:\s*$/u.test(name) || /^\s*:/u.test(behind)
  // A mark beside a name belongs to its tag: "**Outro** (x2)".
  const [, own = '', sung = ''] = /^[\s:]*(\([^()]*\)|[x×]\d|)\s*(.*)$/iu.exec(behind) ?? []
  if (isPart(name) && (hasColon || sung === '')) return `[${unwrapped(name)}${own && ` ${own}`}] ${sung}`.trimEnd()
  return marked !== '' && hasColon ? `${unwrapped(name)}: ${behind.replace(/^\s*:/u, '').trim()}` : line
}

/** Nothing but the name of a part, its number, and what stands in parentheses behind it. */
function isPart(name: string): boolean {
  const plain = unwrapped(name)
  const words = plain.replace(BESIDE, ' ').trim().split(/\s+/)
  return kindOfTag(plain) !== null && words.every((word) => isSectionWord(word.replace(/[.,]$/u, '')))
}

const unwrapped = (name: string) =>
  name
    .trim()
    .replace(/^[[【［](.*)[\]】］]$/u, '$1')
    .replace(/:\s*$/u, '')
