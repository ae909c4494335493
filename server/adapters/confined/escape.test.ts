import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { slowness } from '#tests/support/slowness.ts'
import { confinedProcess } from './confined-process.ts'
import { type Escape, task } from './escape-task.ts'
import * as platform from './platform-limits.ts'

const TASK_MODULE = 'server/adapters/confined/escape-task.ts'
const SECRET = 'postgres://canto:that-nobody-may-read@localhost/canto'
const LIMITS = { wallMs: 15_000, cpuSec: 10, memoryMb: 256, totalBytes: 2 ** 20 }
const { missing, wrap, readable } = await platform.platformLimits()
const isLimited = (word: RegExp) => !missing.some((limit) => word.test(limit))

const folder = mkdtempSync(join(tmpdir(), 'canto-escape-'))
const inFolder = (name: string) => join(folder, name)
let reached = 0
const answer = () => createServer((socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n', () => reached++))
const [listener, database] = [answer(), answer()]
let port = ''

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', SECRET)
  writeFileSync(inFolder('secrets.json'), SECRET)
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  await once(database.listen(inFolder('database')), 'listening')
  port = String((listener.address() as AddressInfo).port)
})
afterAll(() => {
  vi.unstubAllEnvs()
  listener.close()
  database.close()
  rmSync(folder, { recursive: true })
})

const opened: { close(): Promise<void> }[] = []
afterAll(() => Promise.all(opened.map((one) => one.close())))

/** Runs escapes one after the other in one process and returns their results. */
async function tries(escapes: readonly Escape[], limits: Partial<typeof LIMITS> = {}) {
  const { make, close } = confinedProcess<readonly Escape[], unknown[]>(TASK_MODULE, {
    result: z.array(z.unknown()),
    files: ['song.wav'],
    limits: { ...LIMITS, ...limits },
  })
  opened.push({ close })
  const storeFile = async (_: string, content: unknown) => {
    for await (const piece of content as AsyncIterable<Uint8Array>) expect(piece.length).toBeLessThan(2 ** 20)
  }
  return await make(escapes, { signal: new AbortController().signal, onProgress: () => {}, storeFile })
}

/** All escapes that must each fail, in an order in which none disturbs the next. */
const attempts = (): Escape[] => [
  { way: 'read', on: inFolder('secrets.json') },
  { way: 'read', on: '/etc/passwd' },
  { way: 'read', on: `/proc/${process.pid}/environ` },
  { way: 'read', on: join(process.cwd(), 'vitest.config.ts') },
  { way: 'write', on: inFolder('new') },
  { way: 'link', on: inFolder('link') },
  { way: 'connect', on: port },
  { way: 'database', on: inFolder('database') },
  { way: 'http', on: port },
  { way: 'fetch', on: port },
  { way: 'datagram', on: port },
  { way: 'name' },
  { way: 'listen' },
  { way: 'program' },
  { way: 'thread' },
  { way: 'signal', on: String(process.pid) },
  { way: 'code' },
]

it('is worth its name: everything that is tried below works where there is no confinement', async () => {
  const outcomes = await task(attempts())
  expect(outcomes.filter((outcome) => !(outcome as { worked?: true }).worked)).toEqual([])
  expect(await task([{ way: 'environment' }])).toMatchObject([{ got: { DATABASE_URL: SECRET } }])
  await expect.poll(() => reached).toBe(4)
  for (const name of ['new', 'link']) rmSync(inFolder(name))
})

/** Once with all limits that this machine's kernel offers, once as on a machine whose kernel limits nothing. */
describe.each(['with all limits of this machine', "with Node's own limits alone"])('%s a decoder gone wild', (kind) => {
  if (kind !== 'with all limits of this machine') {
    const bare = { missing: [], readable, wrap: (command: readonly string[]) => [...command] }
    beforeAll(() => void vi.spyOn(platform, 'platformLimits').mockResolvedValue(bare))
    afterAll(() => void vi.restoreAllMocks())
  }

  it('finds no secret in its environment', async () => {
    const [outcome] = (await tries([{ way: 'environment' }])) as [{ got: object }]
    const own = ['PATH', 'PWD', 'OLDPWD', '_']
    expect(Object.keys(outcome.got).filter((name) => !own.includes(name))).toEqual([])
  })

  it('reads no file, writes none, reaches no network and starts nothing', async () => {
    const before = reached
    const outcomes = await tries(attempts())
    const succeeded = attempts().filter((_, index) => !String(outcomes[index]).startsWith('failed'))
    expect(succeeded).toEqual([])
    expect(reached).toBe(before)
    expect(readdirSync(folder).sort()).toEqual(['database', 'secrets.json'])
  })

  it('is ended when it keeps a core busy or stays, though it will not hear of it', async () => {
    const mostMs = 8000 * slowness()
    const started = performance.now()
    await expect(tries([{ way: 'spin' }], { wallMs: 1500 })).rejects.toThrow('took too long')
    await expect(tries([{ way: 'stay' }], { wallMs: 1500 })).rejects.toThrow('took too long')
    expect(performance.now() - started).toBeLessThan(mostMs)
  })

  it.each([
    ['too many bytes', { way: 'flood' }, 'It sent too much'],
    ['a size without end', { way: 'huge' }, 'It sent too much at once'],
    ['what is no answer', { way: 'garbage' }, /JSON/],
    ['words without end', { way: 'chatter' }, 'talked too much'],
    ['another file than one of its own', { way: 'answer', on: '{"kind":"bytes","file":"original.mp3"}' }, /file/],
    ['a stage that there is not', { way: 'answer', on: '{"kind":"progress","stage":"<b>","percent":1}' }, /stage/],
    ['a result that is none', { way: 'answer', on: '{"kind":"made","result":{"admin":true}}' }, /result/],
  ] as const)('is ended when it sends %s', async (_, attempt, message) => {
    const before = process.memoryUsage.rss()
    await expect(tries([attempt, { way: 'stay' }])).rejects.toThrow(message)
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 2 ** 20)
  })

  it('leaves the next piece of work alone', async () => {
    const [wild, next] = await Promise.allSettled([tries([{ way: 'chatter' }]), tries([])])
    expect(wild.status).toBe('rejected')
    expect(next).toEqual({ status: 'fulfilled', value: [] })
  })
})

it.skipIf(!isLimited(/CPU/))('the kernel ends what keeps a core busy (not on Windows)', async () => {
  await expect(tries([{ way: 'spin' }], { cpuSec: 1 })).rejects.toThrow('process ended')
})

it.skipIf(!isLimited(/memory/))('the kernel gives no more memory than there may be (on Linux)', async () => {
  const outcome = await tries([{ way: 'allocate' }]).catch(String)
  expect(String(outcome)).toMatch(/could not allocate memory|ended/)
})

it.skipIf(!isLimited(/outlives/))(
  'a decoder that is busy ends with a server that is killed (with setpriv)',
  async () => {
    const script = `
    const { startProcess } = await import(${JSON.stringify(join(process.cwd(), 'server/adapters/confined/start-process.ts'))})
    const { serialize } = await import('node:v8')
    const child = await startProcess(${JSON.stringify(TASK_MODULE)}, ${JSON.stringify(LIMITS)})
    const bytes = serialize([{ way: 'answer', on: '{}' }, { way: 'spin' }])
    const length = Buffer.alloc(8)
    length.writeBigUInt64BE(BigInt(bytes.length))
    child.stdio[3].write(Buffer.concat([length, bytes]))
    child.stdio[3].once('data', () => console.log(child.pid))`
    const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const pid = Number(await once(server.stdout, 'data'))
    const isThere = () => {
      try {
        return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
      } catch {
        return false
      }
    }
    expect(isThere()).toBe(true)
    server.kill('SIGKILL')
    await expect.poll(isThere, { timeout: 3000 }).toBe(false)
  },
)

/** Runs a command in the kernel's limits without Node's own, as machine code would run that has escaped Node. */
function runs(...command: string[]) {
  const [program = '', ...args] = wrap(command, LIMITS)
  return spawnSync(program, args, { env: platform.CONFINED_ENVIRONMENT, encoding: 'latin1', timeout: 10_000 })
}

describe('machine code in a confined process', () => {
  it.skipIf(!isLimited(/network/))('has no network (where namespaces are allowed)', () => {
    const before = reached
    const connect = `require('net').connect(${port}, '127.0.0.1').on('error', (error) => console.log(error.code))`
    expect(runs(process.execPath, '-e', connect).stdout).toBe('ENETUNREACH\n')
    expect(reached).toBe(before)
  })

  it.skipIf(!isLimited(/files/))(
    'sees the program alone, and changes none of it (where namespaces are allowed)',
    () => {
      const files = [inFolder('secrets.json'), '/etc/passwd', '/proc/self/status', join(process.cwd(), 'biome.json')]
      const place = join(process.cwd(), 'server')
      const { stdout, stderr } = runs(
        ...['/bin/sh', '-c', 'place=$1; shift; cat "$@"; touch $place/new $place/log.ts; ls $place', 'sh'],
        ...[place, ...files],
      )
      expect(stderr.match(/No such file/g)).toHaveLength(files.length)
      expect(stderr.match(/Read-only/g)).toHaveLength(2)
      expect(stdout.split('\n')).toContain('log.ts')
      expect(readdirSync(place)).not.toContain('new')
    },
  )

  it.skipIf(!isLimited(/processes/))('sees no process of the server (where namespaces are allowed)', () => {
    expect(runs('/bin/sh', '-c', `kill -0 ${process.pid}`).stderr).toContain('No such process')
  })

  it.skipIf(!isLimited(/memory/))('gets no more memory than there may be (on Linux)', () => {
    const taking = (megabytes: number) => `console.log(Buffer.alloc(${megabytes} * 2 ** 20, 1).length)`
    expect(runs(process.execPath, '-e', taking(500)).stdout).toBe('')
    expect(runs(process.execPath, '-e', taking(200)).stdout).toBe(`${200 * 2 ** 20}\n`)
  })
})
