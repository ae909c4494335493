import type { ChildProcess } from 'node:child_process'
import type { Duplex } from 'node:stream'
import { serialize } from 'node:v8'
import { z } from 'zod'
import { FAILURES } from '#lib/schemas/creation.ts'
import { createFileStreams } from '#server/adapters/generation/file-streams.ts'
import { type GenerationListener, type GenerationProvider, RefusedError } from '#server/ports/generation.ts'
import { createFrameReader, type Frame } from './frames.ts'
import type { ProcessLimits } from './platform-limits.ts'
import { endProcess, startProcess } from './start-process.ts'

const SAID_MAX_BYTES = 4096

export type ConfinedSettings<Result> = {
  /** Checks the result, since a hostile recording may have taken over the process. */
  readonly result: z.ZodType<Result>
  /** The only files that the process may send. */
  readonly files?: readonly string[]
  readonly limits: ProcessLimits & {
    readonly wallMs: number
    /** The most bytes that the process may send in all. */
    readonly totalBytes: number
  }
}

export type ConfinedProcess<Request, Result> = GenerationProvider<Request, Result> & { close(): Promise<void> }

/**
 * Runs work on bytes that other people made. Each piece of work has a process of its own, which has seen no other
 * person's data and ends with it. `entry` is a module that exports `task`; start-process.ts says what the process may
 * do.
 */
export function confinedProcess<Request, Result>(
  entry: string,
  settings: ConfinedSettings<Result>,
): ConfinedProcess<Request, Result> {
  const running = new Map<ChildProcess, Promise<unknown>>()
  const closing = new AbortController()

  return {
    async make(request, { signal: asked, ...listener }) {
      const signal = AbortSignal.any([asked, closing.signal])
      signal.throwIfAborted()
      const child = await startProcess(entry, settings.limits)
      const closed = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
      running.set(child, closed)
      try {
        signal.throwIfAborted()
        return await answerOf(child, request, signal, listener, settings)
      } finally {
        endProcess(child)
        await closed
        running.delete(child)
      }
    },
    async close() {
      closing.abort(new Error('The confined processes are closed'))
      await Promise.all(running.values())
    },
  }
}

function answerSchema<Result>({ result, files = [] }: ConfinedSettings<Result>) {
  return z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('progress'),
      stage: z.string().regex(/^[a-z]{1,20}$/),
      percent: z.int().min(0).max(99),
    }),
    z.object({ kind: z.literal('bytes'), file: z.enum(files) }),
    z.object({ kind: z.literal('made'), result }),
    z.object({ kind: z.literal('refused'), reason: z.enum(FAILURES) }),
    z.object({ kind: z.literal('failed'), message: z.string() }),
  ])
}

function answerOf<Request, Result>(
  child: ChildProcess,
  request: Request,
  signal: AbortSignal,
  { onProgress, storeFile }: GenerationListener,
  settings: ConfinedSettings<Result>,
): Promise<Result> {
  const { wallMs, totalBytes } = settings.limits
  const schema = answerSchema(settings)
  const pipe = child.stdio[3] as Duplex
  return new Promise<Result>((resolve, reject) => {
    let said = ''
    let isMade = false
    const hear = ({ header, body }: Frame) => {
      const answer = schema.parse(header)
      if (answer.kind === 'progress') onProgress(answer.stage, answer.percent)
      else if (answer.kind === 'bytes') fileStreams.add(answer.file, body)
      else if (answer.kind === 'refused') fail(new RefusedError(answer.reason))
      else if (answer.kind === 'failed') fail(new Error(answer.message))
      else {
        isMade = true
        void fileStreams.end().then(() => settle(() => resolve(answer.result)), fail)
      }
    }
    const read = createFrameReader(hear, { totalBytes })
    const onData = (chunk: Uint8Array) => {
      try {
        if (!isMade) read(chunk)
      } catch (error) {
        fail(error)
      }
    }
    const onSaid = (chunk: Uint8Array) => {
      said += Buffer.from(chunk).toString()
      if (said.length > SAID_MAX_BYTES) fail(new Error(`The confined process talked too much: ${said.slice(0, 200)}`))
    }
    const onClose = (code: number | null, name: NodeJS.Signals | null) => {
      if (!isMade) fail(new Error(`The confined process ended (${name ?? `code ${code}`}): ${said}`))
    }
    const onAbort = () => fail(signal.reason)
    const late = setTimeout(() => fail(new Error('The confined process took too long')), wallMs)
    const fail = (error: unknown) => settle(() => void fileStreams.abandon().then(() => reject(error)))
    const fileStreams = createFileStreams(storeFile, fail)
    const settle = (end: () => void) => {
      clearTimeout(late)
      signal.removeEventListener('abort', onAbort)
      child.off('error', fail).off('close', onClose)
      endProcess(child)
      pipe.destroy()
      child.stderr?.destroy()
      end()
    }
    signal.addEventListener('abort', onAbort)
    // An error of the pipe says less than the end of the process, which follows.
    pipe.on('data', onData).on('error', () => {})
    child.stderr?.on('data', onSaid)
    child.on('error', fail).on('close', onClose)
    const bytes = serialize(request)
    const length = Buffer.alloc(8)
    length.writeBigUInt64BE(BigInt(bytes.length))
    pipe.write(length)
    pipe.write(bytes)
  })
}
