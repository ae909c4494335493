import { TRPCError } from '@trpc/server'
import { log } from '#server/log.ts'
import { translated } from './map-error.ts'

/** What a page is drawn from besides procedures, whose errors are translated already. */
export async function pageData<Data>(data: Promise<Data>): Promise<Data> {
  try {
    return await data
  } catch (cause) {
    const { error, errorId } = translated(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }))
    log.error('page', cause, { errorId })
    throw error
  }
}
