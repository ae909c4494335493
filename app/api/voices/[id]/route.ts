import { answerVoiceList } from '#server/http/voice-list.ts'

type Context = { params: Promise<{ id: string }> }

async function answer(request: Request, context: Context) {
  return await answerVoiceList(request, (await context.params).id)
}

export { answer as GET, answer as HEAD }
