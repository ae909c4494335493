import { connection } from 'next/server'
import { answerSitemapIndex } from '#server/http/sitemap.ts'

export async function GET() {
  await connection()
  return await answerSitemapIndex()
}
