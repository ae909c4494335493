import './lockdown.ts'
import { readSync, writeSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { deserialize } from 'node:v8'
import type { WorkerListener, WorkerMessage } from '#server/adapters/generation/worker-messages.ts'
import { RefusedError } from '#server/ports/generation.ts'
import { frameOf } from './frames.ts'

/**
 * The program inside of a confined process. It reads one request from its pipe, runs the task of the module that the command
 * line names, and writes the result. It writes synchronously, so that progress is sent even while the task blocks the
 * event loop. A closed pipe means that the server is gone.
 */
const PIPE = 3
/** Silenced, because decoders print messages about broken files. */
for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => {}

const [, , entry = ''] = process.argv
type Task = (request: unknown, listener: WorkerListener) => Promise<unknown>
const { task } = (await import(pathToFileURL(entry).href)) as { task: Task }

function read(length: number): Uint8Array {
  const bytes = Buffer.alloc(length)
  for (let filled = 0; filled < length; ) {
    const count = readSync(PIPE, bytes, filled, length - filled, null)
    if (count === 0) process.exit()
    filled += count
  }
  return bytes
}

function send(answer: Exclude<WorkerMessage, { kind: 'bytes' }> | { kind: 'bytes'; file: string }, body?: Uint8Array) {
  for (const part of frameOf(answer, body)) {
    for (let at = 0; at < part.length; ) at += writeSync(PIPE, part, at)
  }
}

const length = Buffer.from(read(8)).readBigUInt64BE()
const request: unknown = deserialize(read(Number(length)))
try {
  const result = await task(request, {
    onProgress: (stage, percent) => send({ kind: 'progress', stage, percent }),
    onBytes: (file, bytes) => send({ kind: 'bytes', file }, bytes),
  })
  send({ kind: 'made', result })
} catch (error) {
  if (error instanceof RefusedError) send({ kind: 'refused', reason: error.reason })
  else send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}
