import { INDEXED_SLUGS } from '#lib/catalog/voices/indexed-voices.ts'
import type { Services } from '#server/context.ts'

/** The slugs of the voices that search engines are to know, without those that were revoked. */
export async function listIndexed({ ctx: { db } }: { ctx: Pick<Services, 'db'> }): Promise<string[]> {
  const where = { slug: { in: [...INDEXED_SLUGS] }, revokedAt: null, ownerId: null }
  const voices = await db.voice.findMany({ where, select: { slug: true }, orderBy: { slug: 'asc' } })
  return voices.map(({ slug }) => slug)
}
