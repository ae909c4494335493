import { createServer } from 'node:net'
import pg from 'pg'
import { expect, it } from 'vitest'
import { inOneLine } from './log.ts'
import { outageOf } from './outage.ts'

/** As Prisma throws what its adapter had caught. */
const fromPrisma = (code: string, cause: object) =>
  Object.assign(new Error('Invalid `prisma.$queryRaw()` invocation'), {
    name: 'PrismaClientKnownRequestError',
    code,
    meta: { driverAdapterError: Object.assign(new Error('inner'), { name: 'DriverAdapterError', cause }) },
  })

it.each([
  ['starting up', fromPrisma('P2039', { kind: 'postgres', code: '57P03' }), 'away'],
  ['starting up, in a query of ours', fromPrisma('P2010', { kind: 'postgres', code: '57P03' }), 'away'],
  ['not reachable', fromPrisma('P2010', { kind: 'DatabaseNotReachable' }), 'away'],
  ['gone in the middle', fromPrisma('P1017', { kind: 'ConnectionClosed' }), 'away'],
  ['crashed', Object.assign(new Error('terminating connection'), { code: '57P02' }), 'away'],
  ['gone, without a code', new Error('Connection terminated unexpectedly'), 'away'],
  ['away, as the queue says it', { message: '', code: 'ECONNREFUSED', queue: 'make-song' }, 'away'],
  ['away on both addresses', new AggregateError([Object.assign(new Error('::1'), { code: 'ECONNREFUSED' })]), 'away'],
  ['without its socket', Object.assign(new Error('no socket'), { code: 'ENOENT', syscall: 'connect' }), 'away'],
  ['full', fromPrisma('P2010', { kind: 'postgres', code: '53100' }), 'full'],
  ['full, for files', Object.assign(new Error('write'), { code: 'ENOSPC' }), 'full'],
  ['full, on the way up', new Error('job', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) }), 'full'],
  ['well, but a file is missing', Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' }), null],
  ['well, but asked something wrong', fromPrisma('P2010', { kind: 'postgres', code: '42601' }), null],
  ['well', new TypeError('x is not a function'), null],
  ['well, whatever this is', 'text', null],
])('knows a world that is %s', (_, error, expected) => {
  expect(outageOf(error)).toBe(expected)
})

it('says in a line what the driver found at an address where nobody listens', async () => {
  const server = createServer().listen(0)
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  const error = await new pg.Client({ host: 'localhost', port }).connect().catch((thrown: unknown) => thrown)
  expect(outageOf(error)).toBe('away')
  expect(inOneLine(error)).toContain('ECONNREFUSED')
  expect(inOneLine({ ...(error as object), message: '' })).toBe('ECONNREFUSED')
})
