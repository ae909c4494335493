import type { VoiceCategory } from '#lib/catalog/voices/categories.ts'
import { countCall } from '#server/services/limits/count-call.ts'
import { drawVoiceSocialImage } from '#server/services/sharing/draw-social-image.ts'
import { findVoice } from '#server/services/voices/find-voice.ts'
import { answering } from './answering.ts'
import { DRAWING } from './social-image.ts'
import { pngOf } from './social-image-png.ts'

/** GET /api/voices/{id or slug}/social-image: what stands where the link of a voice is shown. */
export const answerVoiceSocialImage = answering(async (ctx, request, id: string) => {
  const voice = await findVoice(ctx, id)
  await countCall(ctx, `social-image:${ctx.ip}`, DRAWING)
  const visibility = voice.ownerId ? 'private' : 'public'
  const headers = { 'content-type': 'image/png', 'cache-control': `${visibility}, max-age=86400` }
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(await pngOf(drawVoiceSocialImage({ ...voice, category: voice.category as VoiceCategory })), {
    headers,
  })
})
