import { makeZip } from 'client-zip'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { EXPORTING, type ExportedFile, exportAccount } from '#server/services/exports/export-account.ts'
import { countCall } from '#server/services/limits/count-call.ts'
import { answering } from './answering.ts'
import { attachment } from './attachment.ts'

/** Time limit of an export: enough for a library of forty gigabytes at thirty megabits a second. */
const MOST_MS = 3 * 3_600_000

/** GET /api/export: see `sendExport`. */
export const answerExport = answering((ctx, request) => sendExport(ctx, request))

/** Everything stored about the caller as a zip, made while it is sent. Throws loginRequired and tooManyRequests. */
export async function sendExport(
  { user, ...ctx }: Context,
  request: Request,
  { mostMs = MOST_MS }: { mostMs?: number } = {},
): Promise<Response> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw new AppError('originRefused')
  if (!user) throw new AppError('loginRequired')
  await countCall(ctx, `export:${user.id}`, EXPORTING)
  const zip = makeZip(zipped(exportAccount({ ctx: { ...ctx, user } })))
  const name = `canto-${ctx.clock.now().toISOString().slice(0, 10)}.zip`
  return new Response(ending(zip, mostMs), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
    },
  })
}

/**
 * The same stream, broken off when its time is up. That also ends an export whose reader takes in nothing any more,
 * which a pipe with a signal would not notice.
 */
function ending(stream: ReadableStream<Uint8Array>, mostMs: number): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  const stop = (reason: unknown) => reader.cancel(reason).catch(() => {})
  let timer: NodeJS.Timeout
  return new ReadableStream({
    start(controller) {
      timer = setTimeout(() => {
        const error = new Error('The export took too long')
        controller.error(error)
        void stop(error)
      }, mostMs)
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (!done) return controller.enqueue(value)
      clearTimeout(timer)
      controller.close()
    },
    async cancel(reason) {
      clearTimeout(timer)
      await stop(reason)
    },
  })
}

/** The files in the form that the zip needs. If the zip stops in the middle of a file, that file is closed. */
async function* zipped(files: AsyncIterable<ExportedFile>) {
  for await (const { path, writtenAt, content } of files) {
    const input = content[Symbol.asyncIterator]()
    try {
      yield { name: path, lastModified: writtenAt, input: { [Symbol.asyncIterator]: () => input } }
    } finally {
      await input.return?.()
    }
  }
}
