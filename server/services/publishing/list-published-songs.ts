import type { PublishedPage, PublishedSong, PublishedSongs } from '#lib/schemas/published.ts'
import type { Services } from '#server/context.ts'
import { Prisma } from '#server/db/generated/client.ts'
import { songView } from '#server/services/songs/song-view.ts'
import { isPublished } from './list-published.ts'

/** The published songs whose style names all that is asked for, newest first, a page at a time. */
export async function listPublishedSongs({
  ctx: { db },
  input: { style, mood, scenario, cursor, limit },
}: {
  ctx: Pick<Services, 'db'>
  input: PublishedSongs
}): Promise<PublishedPage> {
  const names = [style, mood, scenario].filter(Boolean).join(',')
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM songs WHERE ${isPublished}
      ${names ? Prisma.sql`AND style_names(style) @> style_names(${names})` : Prisma.empty}
      ${cursor ? Prisma.sql`AND id < ${cursor}::uuid` : Prisma.empty}
    ORDER BY id DESC LIMIT ${limit + 1}`
  const ids = rows.slice(0, limit).map(({ id }) => id)
  return { items: await publishedSongs(db, ids), nextCursor: (rows.length > limit && ids.at(-1)) || null }
}

/** Songs that are published, as everybody sees them, newest first: ids grow with time. */
export async function publishedSongs(db: Services['db'], ids: readonly string[]): Promise<PublishedSong[]> {
  const songs = await db.song.findMany({
    where: { id: { in: [...ids] } },
    include: { user: { select: { name: true } } },
    orderBy: { id: 'desc' },
  })
  return songs.map((song) => {
    const { id, title, status, imageUrl, audioUrl, duration, portrait } = songView(song)
    return { id, title, status, imageUrl, audioUrl, duration, portrait, creator: song.user.name }
  })
}
