import { connection } from 'next/server'
import { answerHealth } from '#server/http/health.ts'

export async function GET() {
  await connection()
  return await answerHealth()
}
