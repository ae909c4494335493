import { allPosts } from '#content/documents.ts'
import { BRAND } from '#lib/site/brand.ts'
import { escapeHtml } from '#lib/site/escape-html.ts'
import { siteFacts } from '#server/env.ts'

export const dynamic = 'force-static'

/** The blog as RSS 2.0. */
export async function GET() {
  const { address } = siteFacts()
  const absolute = (path: string) => escapeHtml(new URL(path, address).href)
  const items = (await allPosts()).map(
    ({ slug, title, description, date }) =>
      `<item><title>${escapeHtml(title)}</title><link>${absolute(`/blog/${slug}`)}</link>` +
      `<guid>${absolute(`/blog/${slug}`)}</guid><pubDate>${date.toUTCString()}</pubDate>` +
      `<description>${escapeHtml(description)}</description></item>`,
  )
  const channel =
    `<title>${BRAND}</title><link>${absolute('/blog')}</link><description>How songs are made</description>` +
    `<language>en</language><atom:link href="${absolute('/blog/rss.xml')}" rel="self" type="application/rss+xml"/>`
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}${items.join('')}</channel></rss>`,
    { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } },
  )
}
