import type { CreationProgress, CreationsInProgress } from '#lib/schemas/progress.ts'
import type { MemberContext } from '#server/context.ts'
import { isMixing, previewUrl } from './creation-view.ts'
import { withQueuePlaces } from './with-queue-places.ts'

/** How far the caller's creations are; nothing of what is deleted, or another's. */
export async function getProgress(call: {
  ctx: MemberContext
  input: CreationsInProgress
}): Promise<CreationProgress[]> {
  const { ctx, input } = call
  const { id: userId } = ctx.user
  const rows = await ctx.db.creation.findMany({ where: { id: { in: input.ids }, userId, deletedAt: null } })
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const views = kinds.map((kind) => {
    const some = rows.filter((row) => row.kind === kind).map(progressOf)
    return withQueuePlaces(ctx, { kind, userId }, some)
  })
  return (await Promise.all(views)).flat()
}

type Row = Parameters<typeof isMixing>[0] & Parameters<typeof previewUrl>[0] & { readonly progress: number }

function progressOf(row: Row): CreationProgress {
  const { id, status, progress, stage } = row
  return { id, status, progress, stage, place: null, audioUrl: previewUrl(row), mixing: isMixing(row) }
}
