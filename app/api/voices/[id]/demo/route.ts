import { answers } from '#server/site/answers.ts'

type Context = { params: Promise<{ id: string }> }

async function answer(request: Request, context: Context) {
  return await (await answers()).voiceDemo(request, (await context.params).id)
}

export { answer as GET, answer as HEAD }
