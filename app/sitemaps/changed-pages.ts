import { allPosts, PAGE_NAMES, readPage } from '#content/documents.ts'
import { INDEXED_CHANGED, INDEXED_SLUGS } from '#lib/catalog/voices/indexed-voices.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { INDEXED_PAGES } from '#lib/site/pages.ts'
import { voicePath } from '#lib/site/pictures.ts'
import type { ChangedPages } from '#server/http/sitemap.ts'

export const postPath = (slug: string) => `/blog/${slug}`

/** When every page that the sitemaps name last changed: posts and documents say it themselves, the list of posts is as new as they. */
export async function changedPages(): Promise<ChangedPages> {
  const posts = await allPosts()
  const newest = new Date(Math.max(...posts.map(({ changed }) => changed.getTime())))
  const everywhere = [
    ...INDEXED_PAGES.flatMap(({ path, changed }) => (changed ? [[path, new Date(changed)] as const] : [])),
    ['/blog', newest] as const,
  ]
  const texts = COMPLETE_LANGUAGES.flatMap((language) =>
    PAGE_NAMES.map(async (name) => {
      const { facts } = await readPage(name, language)
      return [localPath(language, `/${name}`), facts.updated] as const
    }),
  )
  return new Map([
    ...COMPLETE_LANGUAGES.flatMap((language) =>
      everywhere.map(([path, at]) => [localPath(language, path), at] as const),
    ),
    ...posts.map(({ slug, changed }) => [postPath(slug), changed] as const),
    ...INDEXED_SLUGS.map((slug) => [voicePath(slug), new Date(INDEXED_CHANGED)] as const),
    ...(await Promise.all(texts)),
  ])
}
