import { z } from 'zod'
import { lengthOf } from '#lib/catalog/length.ts'

/**
 * Text that a person typed or pasted, for the database. PostgreSQL accepts neither NUL nor half of a surrogate pair,
 * and nobody means to send control characters other than line ends and tabs. They are removed and not refused, because
 * a person who pasted them cannot see them.
 */
export const text = () => z.string().overwrite(withoutControls)

/** The same on one line, without spaces around it. */
export const line = () => z.string().overwrite((typed) => withoutControls(typed.replace(/\s+/g, ' ')).trim())

/** For `refine`: at most so many characters, as people see them. */
export const atMost = (max: number, reason: string) => [(typed: string) => lengthOf(typed) <= max, reason] as const

export function withoutControls(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
}
