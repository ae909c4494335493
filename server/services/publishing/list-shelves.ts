import { SETTING_KINDS } from '#lib/catalog/setting-kinds.ts'
import type { Shelf, Shelves } from '#lib/schemas/published.ts'
import type { Services } from '#server/context.ts'
import { Prisma } from '#server/db/generated/client.ts'
import { isPublished } from './list-published.ts'
import { publishedSongs } from './list-published-songs.ts'

const SONGS = 3

/** The settings of a kind that published songs name, in the catalogue's order, each with those that were published last. */
export async function listShelves({
  ctx: { db },
  input: { kind },
}: {
  ctx: Pick<Services, 'db'>
  input: Shelves
}): Promise<Shelf[]> {
  // One question for each, put together: how a name is best looked for depends on how many songs name it.
  const newest = SETTING_KINDS[kind].map(
    (name) => Prisma.sql`(
      SELECT ${name}::text AS name, id FROM songs WHERE ${isPublished} AND style_names(style) @> style_names(${name})
      ORDER BY public_since DESC, id DESC LIMIT ${SONGS})`,
  )
  const rows = await db.$queryRaw<{ name: string; id: string }[]>`${Prisma.join(newest, ' UNION ALL ')}`
  const songs = await publishedSongs(
    db,
    rows.map(({ id }) => id),
  )
  const namedBy = (name: string) => songs.filter(({ id }) => rows.some((row) => row.name === name && row.id === id))
  return SETTING_KINDS[kind].map((name) => ({ name, songs: namedBy(name) })).filter((shelf) => shelf.songs.length > 0)
}
