import { CreationsInProgress } from '#lib/schemas/progress.ts'
import { AppError } from '#server/errors.ts'
import { getProgress } from '#server/services/creations/get-progress.ts'
import { answering } from './answering.ts'

/**
 * GET /api/progress?ids=…,…: the progress of the caller's creations. Pages poll it every few seconds while something is
 * being made. It is not a tRPC procedure, which would cost three times as much. If nothing is new, `answerNotModified`
 * answers the poll before it gets here.
 */
export const answerProgress = answering(async ({ user, ...ctx }, request) => {
  const { searchParams } = new URL(request.url)
  const input = CreationsInProgress.safeParse({ ids: searchParams.get('ids')?.split(',') })
  if (!input.success) throw new AppError('inputInvalid', { field: 'ids' })
  if (!user) throw new AppError('loginRequired')
  const creations = await getProgress({ ctx: { ...ctx, user }, input: input.data })
  return Response.json(creations, { headers: { 'cache-control': 'private, no-cache' } })
})
