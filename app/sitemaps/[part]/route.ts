import { allPosts, PAGE_NAMES, readPage } from '#content/documents.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { answerSitemap, type ChangedPages } from '#server/http/sitemap.ts'

const postPath = (slug: string) => `/blog/${slug}`

export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }) {
  const posts = (await allPosts()).map(({ slug }) => postPath(slug))
  return await answerSitemap((await params).part, { posts, changed: await changedPages() })
}

/** Posts, the list of them, and the pages that the footer names. */
async function changedPages(): Promise<ChangedPages> {
  const posts = await allPosts()
  const newest = new Date(Math.max(...posts.map(({ changed }) => changed.getTime())))
  const texts = COMPLETE_LANGUAGES.flatMap((language) =>
    PAGE_NAMES.map(async (name) => {
      const { facts } = await readPage(name, language)
      return [localPath(language, `/${name}`), facts.updated] as const
    }),
  )
  return new Map([
    ...posts.map(({ slug, changed }) => [postPath(slug), changed] as const),
    ...COMPLETE_LANGUAGES.map((language) => [localPath(language, '/blog'), newest] as const),
    ...(await Promise.all(texts)),
  ])
}
