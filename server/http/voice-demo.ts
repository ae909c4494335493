import { AppError } from '#server/errors.ts'
import { findVoice } from '#server/services/voices/find-voice.ts'
import { findVoiceDemo } from '#server/services/voices/find-voice-demo.ts'
import { plainError } from './plain-error.ts'
import { requestContext } from './request-context.ts'
import { serveFile } from './serve-file.ts'

/** GET /api/voices/{id or slug}/demo: a phrase in the voice, in ranges; with ?neutral in no voice in particular, to compare. */
export async function answerVoiceDemo(request: Request, id: string): Promise<Response> {
  try {
    const ctx = await requestContext(request.headers)
    const voice = await findVoice(ctx, id)
    const neutral = new URL(request.url).searchParams.has('neutral')
    const key = await findVoiceDemo({ ctx, input: { voice, neutral } })
    const answer = await serveFile(ctx.storage, key, request, {
      contentType: 'audio/mpeg',
      cacheControl: `${voice.ownerId ? 'private' : 'public'}, max-age=86400`,
    })
    if (!answer) throw new AppError('voiceNotFound')
    return answer
  } catch (error) {
    return plainError(error)
  }
}
