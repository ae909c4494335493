import { findVoice } from '#server/services/voices/find-voice.ts'
import { findVoiceDemo } from '#server/services/voices/find-voice-demo.ts'
import { answering } from './answering.ts'
import { serveFile } from './serve-file.ts'

/** GET /api/voices/{id or slug}/demo: a phrase in the voice, in ranges; with ?neutral in no voice in particular, to compare. */
export const answerVoiceDemo = answering(async (ctx, request, id: string) => {
  const voice = await findVoice(ctx, id)
  const neutral = new URL(request.url).searchParams.has('neutral')
  const key = await findVoiceDemo({ ctx, input: { voice, neutral } })
  return await serveFile(ctx.storage, key, request, {
    contentType: 'audio/mpeg',
    cacheControl: `${voice.ownerId ? 'private' : 'public'}, max-age=86400`,
  })
})
