import { socialImagePath, socialImageVersion } from '#lib/site/shared-creation.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { countCall, type Limit } from '#server/services/limits/count-call.ts'
import { drawSocialImage } from '#server/services/sharing/draw-social-image.ts'
import { findShared } from '#server/services/sharing/find-shared.ts'
import { answering } from './answering.ts'
import { SharedAddress } from './shared-address.ts'
import { pngOf } from './social-image-png.ts'

/** A drawing takes a fifth of a second of this process's time. */
export const DRAWING: Limit = { calls: 120, perSec: 60 }

/** GET /api/social/{song or voice-cover}/{id}?v=: a picture for previews of its link. An older version leads to the newest. */
export const answerSocialImage = answering(showSocialImage)

/** The picture. Throws notFound, songNotFound or coverNotFound, and tooManyRequests. */
export async function showSocialImage(ctx: Context, request: Request, address: unknown): Promise<Response> {
  const named = SharedAddress.safeParse(address)
  if (!named.success) throw new AppError('notFound')
  const creation = await findShared({ ctx, input: named.data })
  if (new URL(request.url).searchParams.get('v') !== socialImageVersion(creation)) {
    const headers = { location: socialImagePath(creation), 'cache-control': 'no-cache' }
    return new Response(null, { status: 307, headers })
  }
  await countCall(ctx, `social-image:${ctx.ip}`, DRAWING)
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(await pngOf(await drawSocialImage({ ctx: { ...ctx, user: null }, input: creation })), {
    headers,
  })
}
