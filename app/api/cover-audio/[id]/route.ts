import { answerCoverAudio } from '#server/http/audio.ts'

type Context = { params: Promise<{ id: string }> }

async function answer(request: Request, context: Context) {
  return await answerCoverAudio(request, (await context.params).id)
}

export { answer as GET, answer as HEAD }
