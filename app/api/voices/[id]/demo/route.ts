import { answerVoiceDemo } from '#server/http/voice-demo.ts'

type Context = { params: Promise<{ id: string }> }

async function answer(request: Request, context: Context) {
  return await answerVoiceDemo(request, (await context.params).id)
}

export { answer as GET, answer as HEAD }
