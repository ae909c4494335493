import { postSlugs } from '#content/documents.ts'
import { answerSitemap } from '#server/http/sitemap.ts'

export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }) {
  const posts = await postSlugs()
  return await answerSitemap(
    (await params).part,
    posts.map((slug) => `/blog/${slug}`),
  )
}
