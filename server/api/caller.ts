import 'server-only'
import { headers } from 'next/headers'
import { apiContext } from '#server/http/request-context.ts'
import { answers } from '#server/site/answers.ts'
import { pageData } from './page-data.ts'

/** The procedures, called from a server component in the name of the person whose request it renders. */
export async function createCaller() {
  const ctx = await pageData(apiContext(await headers()))
  return (await answers()).callerOf(ctx)
}
