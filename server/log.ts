import { outageOf } from './outage.ts'

/** The server's output: a line an event, for people and for collectors of logs alike. */
export const log = {
  /** Plain words for whoever reads the terminal. */
  line(text: string): void {
    process.stdout.write(`${text}\n`)
  },
  error(where: string, error: unknown, facts: Readonly<Record<string, unknown>> = {}): void {
    const entry = { time: new Date().toISOString(), level: 'error', where, ...facts, error: described(error) }
    process.stderr.write(`${JSON.stringify(entry)}\n`)
  },
}

/** An error with its stack and causes. An outage is logged without a stack: the code that met it is not at fault. */
export function described(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  if (outageOf(error)) return inOneLine(error)
  const { stack, cause } = error as Partial<Error>
  const own = stack ?? inOneLine(error)
  return cause === undefined ? own : `${own}\ncaused by ${described(cause)}`
}

/** What an error says, whatever it is: some drivers throw plain objects, or errors whose own message is empty. */
export function inOneLine(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { message, code, name } = error as { message?: unknown; code?: unknown; name?: unknown }
  const inner = error instanceof AggregateError ? error.errors.map(inOneLine).join('; ') : ''
  const words = [message, inner, code, name].find((text) => typeof text === 'string' && text.trim() !== '')
  return words === undefined ? JSON.stringify(error) : (String(words).trim().split('\n').at(-1) ?? '')
}
