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

/** What went wrong, with its causes. */
export function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined
    ? (error.stack ?? error.message)
    : `${error.stack}\ncaused by ${described(error.cause)}`
}
