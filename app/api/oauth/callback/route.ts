import { answerNextAuth } from '#server/http/next-auth.ts'

/** Where Google sends people back to. */
export async function GET(request: Request) {
  return await answerNextAuth(request, { nextauth: ['callback', 'google'] })
}
