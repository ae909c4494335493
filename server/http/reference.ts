import type { Context } from '#server/context.ts'
import { analyseReference } from '#server/services/songs/analyse-reference.ts'
import { answerRecording, forMember } from './recording-request.ts'

/** POST /api/reference: a recording that a song is to follow. It is analysed and not kept. */
export const answerReference = (request: Request): Promise<Response> => answerRecording(request, takeReference)

/** Does the work of `answerReference` for a caller who is already known. */
export function takeReference(request: Request, ctx: Context): Promise<Response> {
  return forMember(request, ctx, (ctx, content) => analyseReference({ ctx, input: { content } }))
}
