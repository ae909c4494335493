import { answerVoiceAvatar } from '#server/http/voice-avatar.ts'

type Context = { params: Promise<{ id: string }> }

async function answer(request: Request, context: Context) {
  return await answerVoiceAvatar(request, (await context.params).id)
}

export { answer as GET, answer as HEAD }
