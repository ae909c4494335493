import { answerVoicePicture } from '#server/http/voice-picture.ts'

type Context = { params: Promise<{ id: string }> }

async function answer(request: Request, context: Context) {
  return await answerVoicePicture(request, (await context.params).id)
}

export { answer as GET, answer as HEAD }
