/** The disk is full, by the names that PostgreSQL, the system and the storage port give it. */
const FULL = ['53100', 'ENOSPC', 'EDQUOT', 'StorageFullError']

/**
 * The database is away for a moment, by the names that the system, PostgreSQL, Prisma's adapter and Prisma itself give it:
 * not reachable, starting, stopping, recovering, out of connections.
 */
const AWAY = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['08000', '08001', '08003', '08004', '08006', '53200', '53300', '57P01', '57P02', '57P03', '58030'],
  ...['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'],
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'],
]

/** Messages of driver errors that have no code. */
const AWAY_IN_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|LISTEN\/NOTIFY (heartbeat timed out|connection ended))/

export type Outage = 'full' | 'away'

/** Which outage caused this error; null where the error is another fault. */
export function outageOf(error: unknown): Outage | null {
  const found = [...causesOf(error)]
  if (found.some((cause) => isNamed(cause, FULL))) return 'full'
  return found.some((cause) => isNamed(cause, AWAY) || isSocketGone(cause) || saysAway(cause)) ? 'away' : null
}

type Thrown = Readonly<Record<string, unknown>>

const isNamed = ({ code, kind, name }: Thrown, names: readonly string[]) =>
  [code, kind, name].some((one) => typeof one === 'string' && names.includes(one))
const isSocketGone = ({ code, syscall }: Thrown) => code === 'ENOENT' && syscall === 'connect'
const saysAway = ({ message }: Thrown) => typeof message === 'string' && AWAY_IN_WORDS.test(message)

/**
 * An error and all the errors inside it: its causes, what Prisma's adapter caught, and each attempt of an
 * AggregateError.
 */
function* causesOf(error: unknown, depth = 0): Generator<Thrown> {
  if (typeof error !== 'object' || error === null || depth > 6) return
  const thrown = error as Thrown
  yield thrown
  const { driverAdapterError } = (thrown.meta ?? {}) as Thrown
  const inner = [thrown.cause, driverAdapterError, ...(error instanceof AggregateError ? error.errors : [])]
  for (const one of inner) yield* causesOf(one, depth + 1)
}
