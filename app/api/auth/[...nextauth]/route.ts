import { answerNextAuth } from '#server/http/next-auth.ts'

type Context = { params: Promise<{ nextauth: string[] }> }

async function answer(request: Request, context: Context) {
  return await answerNextAuth(request, await context.params)
}

export { answer as GET, answer as POST }
