import 'server-only'
import { headers } from 'next/headers'
import { apiContext } from '#server/http/request-context.ts'
import { pageData } from './page-data.ts'
import { appRouter } from './root.ts'
import { createCallerFactory } from './trpc.ts'

const callerOf = createCallerFactory(appRouter)

/** The procedures, called from a server component in the name of the person whose request it renders. */
export async function createCaller() {
  return callerOf(await pageData(apiContext(await headers())))
}
