import { answerVoiceSocialImage } from '#server/http/voice-social-image.ts'

type Context = { params: Promise<{ id: string }> }

async function answer(request: Request, context: Context) {
  return await answerVoiceSocialImage(request, (await context.params).id)
}

export { answer as GET, answer as HEAD }
