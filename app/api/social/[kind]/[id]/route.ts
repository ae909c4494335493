import { answerSocialPicture } from '#server/http/social-picture.ts'

type Context = { params: Promise<{ kind: string; id: string }> }

async function answer(request: Request, context: Context) {
  return await answerSocialPicture(request, await context.params)
}

export { answer as GET, answer as HEAD }
