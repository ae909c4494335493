import { env } from '#server/env.ts'

export function googleConfigured(): boolean {
  return Boolean(env().GOOGLE_CLIENT_ID)
}
