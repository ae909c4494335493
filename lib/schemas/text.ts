import { z } from 'zod'

/**
 * Text that a person typed or pasted, on its way into the database: PostgreSQL takes neither NUL nor half of a surrogate pair,
 * and nobody means to send control characters besides line ends and tabs. They are taken out rather than refused, since
 * whoever pasted them cannot see them.
 */
export const text = () => z.string().overwrite(withoutControls)

/** The same on one line, without spaces around it. */
export const line = () => z.string().overwrite((typed) => withoutControls(typed.replace(/\s+/g, ' ')).trim())

export function withoutControls(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
}
