import { AppError } from '#server/errors.ts'
import { findings } from './find-refused.ts'
import type { ModeratedField } from './match.ts'
import { rewritten } from './rewrite.ts'

/**
 * Throws wordsRefused for every field that contains the name of somebody famous, a wish to imitate one, or a sensitive
 * word. The error has the words as they stand there, and a version of the text that could be sent.
 */
export function refuseWords(fields: Readonly<Partial<Record<ModeratedField, string>>>): void {
  const [first, ...others] = Object.entries(fields).flatMap(([field, text]) => refusal(field as ModeratedField, text))
  if (first) throw new AppError('wordsRefused', first.params, first.field, { others })
}

/** The listed names and words that are refused in a text, each once. */
export function findRefused(text: string, place: ModeratedField = 'description'): string[] {
  return [...new Set(findings(text.normalize('NFC'), place).map(({ entry }) => entry.name))]
}

function refusal(field: ModeratedField, given: string): AppError[] {
  const text = given.normalize('NFC')
  const found = findings(text, field)
  if (found.length === 0) return []
  const words = [...new Set(found.map(({ start, end }) => text.slice(start, end)))].join(', ')
  return [new AppError('wordsRefused', { words, rewrite: rewritten(text, found, field) }, field)]
}
