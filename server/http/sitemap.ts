import { alternates } from '#lib/i18n/alternates.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { escapeHtml } from '#lib/site/escape-html.ts'
import { INDEXED_PATHS } from '#lib/site/pages.ts'
import { voicePath } from '#lib/site/social-images.ts'
import { siteFacts } from '#server/env.ts'
import { hasPart, listParts, listPublished } from '#server/services/publishing/list-published.ts'
import { listIndexed } from '#server/services/voices/list-indexed.ts'
import { site } from '#server/site/site.ts'
import { plainError } from './plain-error.ts'

/** A sitemap may have 50,000 entries at most (sitemaps.org); smaller parts are read faster. */
const PART_SIZE = 10_000
const PAGES = 'pages'
const CREATIONS_FILE = /^creations-(0|[1-9]\d{0,5})\.xml$/

/** GET /sitemap.xml: where the sitemaps of pages and of published songs and covers are. */
export const answerSitemapIndex = (changed: ChangedPages): Promise<Response> => indexOf(changed).catch(plainError)

async function indexOf(changed: ChangedPages): Promise<Response> {
  const creations = await listParts({ ctx: site().container, input: { size: PART_SIZE } })
  const parts = [
    [PAGES, newestOf(changed)] as const,
    ...creations.map((at, part) => [`creations-${part}`, at] as const),
  ]
  const entries = parts.map(
    ([name, at]) => `<sitemap><loc>${absolute(`/sitemaps/${name}.xml`)}</loc>${lastmod(at)}</sitemap>`,
  )
  return xml(`<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`)
}

/** Whether an address names a sitemap part for published songs and covers that does not exist, or not yet. */
export async function isMissingPart(url: string): Promise<boolean> {
  const [path = ''] = url.split('?', 1)
  const [, file] = /^\/sitemaps\/(creations-\d+\.xml)$/.exec(path) ?? []
  if (file === undefined) return false
  const part = CREATIONS_FILE.exec(file)?.[1]
  return !part || !(await hasPart({ ctx: site().container, input: { part: Number(part), size: PART_SIZE } }))
}

/** When pages last changed, by address. */
export type ChangedPages = ReadonlyMap<string, Date>

/** What sitemaps say of pages; `posts` are the paths of the blog's. */
type Pages = { readonly posts: readonly string[]; readonly changed: ChangedPages }

/** GET /sitemaps/{part}.xml */
export const answerSitemap = (file: string, pages: Pages): Promise<Response> => partOf(file, pages).catch(plainError)

async function partOf(file: string, { posts, changed }: Pages): Promise<Response> {
  if (file === `${PAGES}.xml`) {
    const pages = INDEXED_PATHS.flatMap((path) => inEveryLanguage(path, changed))
    const voices = (await listIndexed({ ctx: site().container })).map(voicePath)
    const others = [...posts, ...voices].map((path) => url(path, lastmod(changedAt(path, changed))))
    return urlset([...pages, ...others])
  }
  const creations = await creationsOf(file)
  if (creations.length === 0) return new Response('Not found', { status: 404 })
  return urlset(creations.map(({ path, changedAt }) => url(path, lastmod(changedAt))))
}

async function creationsOf(file: string) {
  const part = CREATIONS_FILE.exec(file)?.[1]
  return part ? await listPublished({ ctx: site().container, input: { part: Number(part), size: PART_SIZE } }) : []
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function inEveryLanguage(path: string, changed: ChangedPages): string[] {
  const links = Object.entries(alternates('en', path).languages).map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(address)}"/>`,
  )
  return COMPLETE_LANGUAGES.map((language) => localPath(language, path)).map((address) =>
    url(address, lastmod(changedAt(address, changed)) + links.join('')),
  )
}

/** Throws for a page without a date, so that whoever adds a page must add its date. */
function changedAt(path: string, changed: ChangedPages): Date {
  const at = changed.get(path)
  if (!at) throw new Error(`Nothing says when ${path} changed`)
  return at
}

const newestOf = (changed: ChangedPages) => new Date(Math.max(...[...changed.values()].map(Number)))

const lastmod = (changed: Date) => `<lastmod>${changed.toISOString()}</lastmod>`

const url = (path: string, more: string) => `<url><loc>${absolute(path)}</loc>${more}</url>`

const urlset = (entries: readonly string[]) =>
  xml(`<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`)

const absolute = (path: string) => escapeHtml(new URL(path, siteFacts().address).href)

function xml(body: string): Response {
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, { headers })
}
