import type { CreationKind } from '#lib/schemas/creation.ts'
import type { CreationProgress, CreationsInProgress } from '#lib/schemas/progress.ts'
import type { MemberContext } from '#server/context.ts'
import { isMixing } from '#server/services/covers/cover-view.ts'
import { previewUrl } from '#server/services/songs/song-view.ts'
import { withQueuePlaces } from './with-queue-places.ts'

/** How far the caller's songs or covers are; nothing of what is deleted, or another's. */
export async function getProgress(call: {
  ctx: MemberContext
  input: CreationsInProgress
}): Promise<CreationProgress[]> {
  const { ctx, input } = call
  const { kind, ids } = input
  const { id: userId } = ctx.user
  return await withQueuePlaces(
    ctx,
    { kind, userId },
    await FINDERS[kind](ctx, { id: { in: ids }, userId, deletedAt: null }),
  )
}

type Own = { readonly id: { in: string[] }; readonly userId: string; readonly deletedAt: null }

const FACTS = { id: true, status: true, progress: true, stage: true } as const

const FINDERS: Readonly<Record<CreationKind, (ctx: MemberContext, own: Own) => Promise<CreationProgress[]>>> = {
  song: async ({ db }, where) => {
    const songs = await db.song.findMany({ where, select: { ...FACTS, attempt: true, preview: true } })
    return songs.map(({ attempt, preview, ...facts }) => ({
      ...facts,
      place: null,
      audioUrl: previewUrl({ id: facts.id, attempt, preview }),
    }))
  },
  cover: async ({ db }, where) => {
    const covers = await db.cover.findMany({ where, select: { ...FACTS, files: true } })
    return covers.map(({ files, ...facts }) => ({ ...facts, place: null, mixing: isMixing({ ...facts, files }) }))
  },
}
