import { detectLanguage, type Language } from '#lib/engine/index.ts'
import { type Finding, findings } from './find-refused.ts'
import type { ModeratedField } from './match.ts'

/** What stands for somebody's name in a sentence. */
const SOMEBODY: Readonly<Record<Language, string>> = {
  en: 'someone',
  es: 'alguien',
  ja: '誰か',
  pt: 'alguém',
  fr: 'quelqu’un',
  zh: '某人',
  ko: '누군가',
  id: 'seseorang',
  it: 'qualcuno',
  nl: 'iemand',
  pl: 'ktoś',
  tr: 'biri',
  vi: 'ai đó',
  de: 'jemand',
}

/**
 * The text without what is refused in it. A wish to imitate somebody is removed, and in styles and descriptions words
 * for that person's music are added. Sensitive words are removed, and so are all names in a style. Other names become
 * "someone". Gives '' if no text remains that would not be refused.
 */
export function rewritten(text: string, found: readonly Finding[], place: ModeratedField): string {
  const language = detectLanguage(text, 'en')
  const tries = [(finding: Finding) => replacement(finding, text, place, language), () => '']
  for (const replacements of tries) {
    const next = withMusic(tidied(replaced(text, found, replacements)), found, place)
    if (/[\p{L}\p{N}]/u.test(next) && findings(next, place).length === 0) return next
  }
  return ''
}

function replaced(text: string, found: readonly Finding[], replacements: (finding: Finding) => string): string {
  let next = ''
  let at = 0
  for (const finding of found) {
    const { start, end } = finding.imitated ?? finding
    if (start < at) continue
    next += text.slice(at, start) + replacements(finding)
    at = end
  }
  return next + text.slice(at)
}

function replacement(
  { entry, imitated, start }: Finding,
  text: string,
  place: ModeratedField,
  language: Language,
): string {
  if (imitated || entry.kind === 'sensitive' || place === 'style') return ''
  const word = SOMEBODY[language]
  const begins = /(?:^|[.!?\n])\s*$/u.test(text.slice(0, start))
  return begins ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** Adds the music of those who were to be imitated, in styles and descriptions. */
function withMusic(text: string, found: readonly Finding[], place: ModeratedField): string {
  if (place !== 'style' && place !== 'description') return text
  const music = found.filter(({ imitated }) => imitated).map(({ entry }) => entry.music)
  return [text.replace(/[.\s]+$/u, ''), ...new Set(music)].filter((part) => part !== '').join(', ')
}

/** What a cut leaves behind: doubled spaces and commas, empty brackets, a Japanese or Chinese particle at the beginning. */
function tidied(text: string): string {
  return text
    .replace(/[("“「『《]\s*[)"”」』》]/gu, '')
    .replace(/^[のなで的]+(?=\p{L})/u, '')
    .replace(/[^\S\n]+([,.;:!?])/gu, '$1')
    .replace(/([,;])(?:\s*[,;])+/gu, '$1')
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/^[^\S\n]*[,;:]?[^\S\n]+|[^\S\n]+$/gmu, '')
    .replace(/^[\s,;:、，]+|[\s,;:、，]+$/gu, '')
}
