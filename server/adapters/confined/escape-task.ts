import { spawn } from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns/promises'
import type { EventEmitter } from 'node:events'
import { linkSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { Worker } from 'node:worker_threads'
import { frameOf } from './frames.ts'

const PIPE = 3

/**
 * What a hostile recording could try if it took over a decoder. For tests: the task runs in the same confinement as real
 * work.
 */
const WAYS = {
  // biome-ignore lint/style/noProcessEnv: what must not be in there is what is looked for
  environment: () => ({ ...process.env }),
  read: (file: string) => readFileSync(file, 'latin1'),
  write: (file: string) => writeFileSync(file, 'I was here'),
  link: (file: string) => linkSync('package.json', file),
  connect: (port: string) => event('connect', new net.Socket().connect(Number(port), '127.0.0.1')),
  database: (path: string) => event('connect', new net.Socket().connect(path)),
  http: (port: string) => event('response', http.get(`http://127.0.0.1:${port}`)),
  fetch: async (port: string) => (await fetch(`http://127.0.0.1:${port}`)).status,
  datagram: (port: string) => sent(dgram.createSocket('udp4'), Number(port)),
  name: () => dns.lookup('localhost'),
  listen: () => event('listening', net.createServer().listen(0, '127.0.0.1').unref()),
  program: () => event('exit', spawn('/bin/true')),
  thread: () => event('exit', new Worker('1', { eval: true })),
  signal: (pid: string) => process.kill(Number(pid), 0),
  code: () => new Function('return 1')(),
  spin: () => {
    for (;;);
  },
  stay: () => new Promise(() => setInterval(() => {}, 1000)),
  allocate: () => {
    for (const held: WebAssembly.Memory[] = []; ; ) {
      const memory = new WebAssembly.Memory({ initial: 512 })
      new Uint8Array(memory.buffer).fill(1)
      held.push(memory)
    }
  },
  flood: () => {
    const frame = Buffer.concat(frameOf({ kind: 'bytes', file: 'song.wav' }, new Uint8Array(65_536)))
    for (;;) writeSync(PIPE, frame)
  },
  huge: () => writeSync(PIPE, new Uint8Array(8).fill(255)),
  garbage: () => writeSync(PIPE, Uint8Array.from([0, 0, 0, 8, 0, 0, 0, 0, ...Array(8).fill(1)])),
  answer: (header: string) => writeSync(PIPE, Buffer.concat(frameOf(JSON.parse(header)))),
  chatter: () => {
    for (;;) writeSync(2, 'la la la la la la la la la la la la la\n')
  },
} satisfies Record<string, (on: string) => unknown>

export type Escape = { readonly way: keyof typeof WAYS; readonly on?: string }

async function event(name: string, emitter: EventEmitter): Promise<void> {
  await new Promise((resolve, reject) => emitter.once(name, resolve).once('error', reject))
}

async function sent(socket: dgram.Socket, port: number): Promise<void> {
  await new Promise((resolve, reject) => {
    socket.send('x', port, '127.0.0.1', (error) => (error ? reject(error) : resolve(null)))
  })
  socket.close()
}

/** Tries the escapes one after the other, and returns for each its result or why it failed. */
export async function task(escapes: readonly Escape[]): Promise<unknown[]> {
  const hearNothing = () => {}
  process.on('SIGTERM', hearNothing)
  const outcomes: unknown[] = []
  for (const { way, on = '' } of escapes) {
    outcomes.push(await tried(way, on).then(worked, (error: unknown) => `failed: ${error}`))
  }
  process.off('SIGTERM', hearNothing)
  return outcomes
}

const tried = async (way: Escape['way'], on: string): Promise<unknown> => await WAYS[way](on)

const worked = (got: unknown) => ({ worked: true, got: got ?? null })
