import { tagsOf } from '#lib/catalog/tags.ts'
import type { PublishedPage, PublishedSong, PublishedSongs } from '#lib/schemas/published.ts'
import type { Services } from '#server/context.ts'
import { Prisma } from '#server/db/generated/client.ts'
import { songRow, WITH_SONG } from '#server/services/songs/song-row.ts'
import { songView } from '#server/services/songs/song-view.ts'
import { isPublished } from './list-published.ts'

/** One page of the published songs whose style names everything that is asked for, latest published first. */
export async function listPublishedSongs({
  ctx: { db },
  input: { style, mood, scenario, cursor, limit },
}: {
  ctx: Pick<Services, 'db'>
  input: PublishedSongs
}): Promise<PublishedPage> {
  const tags = [style, mood, scenario].flatMap((name) => tagsOf(name ?? ''))
  const [since, id] = cursor?.split('_') ?? []
  const rows = await db.$queryRaw<{ id: string; public_since: Date }[]>`
    SELECT id, public_since FROM creations WHERE kind = 'song' AND ${isPublished}
      ${tags.length > 0 ? Prisma.sql`AND tags @> ${tags}` : Prisma.empty}
      ${cursor ? Prisma.sql`AND (public_since, id) < (${since}::timestamptz, ${id}::uuid)` : Prisma.empty}
    ORDER BY public_since DESC, id DESC LIMIT ${limit + 1}`
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const items = await publishedSongs(
    db,
    page.map((row) => row.id),
  )
  return { items, nextCursor: last ? `${last.public_since.toISOString()}_${last.id}` : null }
}

/** Published songs as everybody sees them, latest published first. */
export async function publishedSongs(db: Services['db'], ids: readonly string[]): Promise<PublishedSong[]> {
  const songs = await db.creation.findMany({
    where: { id: { in: [...ids] } },
    include: { ...WITH_SONG, user: { select: { name: true } } },
    orderBy: [{ publicSince: 'desc' }, { id: 'desc' }],
  })
  return songs.map(songRow).map((song) => {
    const { id, title, status, imageUrl, audioUrl, duration, visuals } = songView(song)
    return { id, title, status, imageUrl, audioUrl, duration, visuals, creator: song.user.name }
  })
}
