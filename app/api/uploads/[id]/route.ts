import { answerUploaded } from '#server/http/uploads.ts'

type Context = { params: Promise<{ id: string }> }

async function answer(request: Request, context: Context) {
  return await answerUploaded(request, (await context.params).id)
}

export { answer as GET, answer as HEAD }
