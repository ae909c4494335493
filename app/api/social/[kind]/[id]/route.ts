import { answerSocialImage } from '#server/http/social-image.ts'

type Context = { params: Promise<{ kind: string; id: string }> }

async function answer(request: Request, context: Context) {
  return await answerSocialImage(request, await context.params)
}

export { answer as GET, answer as HEAD }
