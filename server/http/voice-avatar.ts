import type { VoiceCategory } from '#lib/catalog/voices/categories.ts'
import { drawAvatar } from '#server/services/voices/draw-avatar.ts'
import { findVoice } from '#server/services/voices/find-voice.ts'
import { answering } from './answering.ts'

/** GET /api/voices/{id or slug}/avatar: a voice's avatar, as SVG that may load and run nothing. */
export const answerVoiceAvatar = answering(async (ctx, request, id: string) => {
  const voice = await findVoice(ctx, id)
  const svg = drawAvatar({ ...voice, category: voice.category as VoiceCategory })
  return new Response(request.method === 'HEAD' ? null : svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': `${voice.ownerId ? 'private' : 'public'}, max-age=31536000, immutable`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
})
