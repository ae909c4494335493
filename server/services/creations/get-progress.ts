import type { CreationProgress, CreationsInProgress } from '#lib/schemas/progress.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { isMixing, previewUrl } from './creation-view.ts'
import { withQueuePlaces } from './with-queue-places.ts'

/** The progress of the caller's creations, without deleted ones and those of other people. */
export async function getProgress(call: {
  ctx: MemberContext
  input: CreationsInProgress
}): Promise<CreationProgress[]> {
  const { ctx, input } = call
  const { id: userId } = ctx.user
  const where = { id: { in: input.ids }, userId, deletedAt: null }
  const rows = await ctx.db.creation.findMany({ where, select: FACTS })
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const views = kinds.map((kind) => {
    const some = rows.filter((row) => row.kind === kind).map(progressOf)
    return withQueuePlaces(ctx, { kind, userId }, some)
  })
  return (await Promise.all(views)).flat()
}

/** Pages ask every few seconds, so the column that the picture is drawn from is not read. */
const FACTS = {
  id: true,
  kind: true,
  status: true,
  progress: true,
  stage: true,
  files: true,
  attempt: true,
  preview: true,
} as const satisfies Prisma.CreationSelect

function progressOf(row: Prisma.CreationGetPayload<{ select: typeof FACTS }>): CreationProgress {
  const { id, status, progress, stage } = row
  return { id, status, progress, stage, place: null, audioUrl: previewUrl(row), mixing: isMixing(row) }
}
