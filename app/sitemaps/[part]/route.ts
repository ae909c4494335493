import { allPosts } from '#content/documents.ts'
import { postPath } from '#lib/site/pages.ts'
import { answerSitemap } from '#server/http/sitemap.ts'
import { changedPages } from '../changed-pages.ts'

export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }) {
  const posts = (await allPosts()).map(({ slug }) => postPath(slug))
  return await answerSitemap((await params).part, { posts, changed: await changedPages() })
}
