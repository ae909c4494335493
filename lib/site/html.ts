import { escapeHtml } from './escape-html.ts'

/** HTML that can be put into a page as it is. */
export type Html = { readonly html: string }

type Part = string | number | Html | readonly Html[] | null

/**
 * A template tag for HTML. It escapes texts, between tags and in quoted attributes, leaves other HTML as it is, and
 * writes nothing for null.
 */
export function html(written: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: written }, ...parts.map(htmlOf)) }
}

function htmlOf(part: Part): string {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(`${part}`)
  return 'html' in part ? part.html : part.map(htmlOf).join('')
}
