import { connection } from 'next/server'
import { answerSitemapIndex } from '#server/http/sitemap.ts'
import { changedPages } from '../sitemaps/changed-pages.ts'

export async function GET() {
  await connection()
  return await answerSitemapIndex(await changedPages())
}
