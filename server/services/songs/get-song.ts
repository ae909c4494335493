import type { SongChange } from '#lib/schemas/rework.ts'
import type { SongId, SongPageView, SongVersion } from '#lib/schemas/song.ts'
import type { Context } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { expiresAt } from '#server/services/creations/removal/retention.ts'
import { withQueuePlaces } from '#server/services/creations/with-queue-places.ts'
import { findVisibleSong } from './find-song.ts'
import { songMetadata } from './song-metadata.ts'
import { type SongRow, songRow, WITH_SONG } from './song-row.ts'
import { askedOf, songView } from './song-view.ts'
import { takesOf } from './takes.ts'

const MOST_VERSIONS = 50

export async function getSong({ ctx, input }: { ctx: Context; input: SongId }): Promise<SongPageView> {
  const song = await findVisibleSong(ctx, input.id)
  const isOwner = song.userId === ctx.user?.id
  const [[view = songView(song)], parent, versions, takes, end] = await Promise.all([
    withQueuePlaces(ctx, { kind: 'song', userId: song.userId }, [songView(song)]),
    parentOf(ctx, song, isOwner),
    versionsOf(ctx, song, isOwner),
    isOwner ? takesOf(ctx, song) : [],
    isOwner ? expiresAt(ctx, song) : null,
  ])
  const asked = isOwner && song.change === null ? askedOf(song) : null
  const metadata = songMetadata(song)
  return { ...view, asked, metadata, creator: song.user.name, isOwner, expiresAt: end, parent, versions, takes }
}

/**
 * Which versions the caller sees. The link to one version gives no access to the others, so strangers see only
 * published ones.
 */
function shown(isOwner: boolean): Prisma.CreationWhereInput {
  return isOwner ? { deletedAt: null } : { deletedAt: null, status: 'completed', visibility: 'public' }
}

async function parentOf(ctx: Context, { parentId }: SongRow, isOwner: boolean): Promise<SongPageView['parent']> {
  if (!parentId) return null
  return ctx.db.creation.findFirst({ where: { id: parentId, ...shown(isOwner) }, select: { id: true, title: true } })
}

async function versionsOf(ctx: Context, { id, userId }: SongRow, isOwner: boolean): Promise<SongVersion[]> {
  const versions = await ctx.db.creation.findMany({
    where: { song: { parentId: id }, ...shown(isOwner) },
    include: WITH_SONG,
    orderBy: { createdAt: 'asc' },
    take: MOST_VERSIONS,
  })
  const listed = versions.map(songRow).map((version) => {
    const { title, status, imageUrl, audioUrl, duration, visuals } = songView(version)
    const change = version.change as SongChange
    return { id: version.id, title, status, imageUrl, audioUrl, duration, visuals, change, place: null }
  })
  return isOwner ? await withQueuePlaces(ctx, { kind: 'song', userId }, listed) : listed
}
