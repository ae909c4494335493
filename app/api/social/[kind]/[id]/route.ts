import { answers } from '#server/site/answers.ts'

type Context = { params: Promise<{ kind: string; id: string }> }

async function answer(request: Request, context: Context) {
  return await (await answers()).socialImage(request, await context.params)
}

export { answer as GET, answer as HEAD }
