import { TRPCError } from '@trpc/server'
import { log } from '#server/log.ts'
import { translated } from './map-error.ts'

/** Awaits data that a page reads without a procedure, and translates its errors. Procedures translate their own. */
export async function pageData<Data>(data: Promise<Data>): Promise<Data> {
  try {
    return await data
  } catch (cause) {
    const { error, errorId } = translated(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }))
    log.error('page', cause, { errorId })
    throw error
  }
}
