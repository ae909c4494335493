import { escapeHtml } from './escape-html.ts'

/** What may stand in a page as it is. */
export type Html = { readonly html: string }

type Part = string | number | Html | readonly Html[] | null

/**
 * A template of HTML. A text in it is escaped, between tags and in quoted attributes; other HTML stands as it is, and of null
 * there is nothing.
 */
export function html(written: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: written }, ...parts.map(htmlOf)) }
}

function htmlOf(part: Part): string {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(`${part}`)
  return 'html' in part ? part.html : part.map(htmlOf).join('')
}
