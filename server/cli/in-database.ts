import { connect, type Database } from '#server/db/client.ts'
import { env } from '#server/env.ts'

/** Does something in the database of the Canto that runs here, or the operator's. */
export async function inDatabase(task: (db: Database) => Promise<void>): Promise<void> {
  if (!process.env.DATABASE_URL) {
    throw new Error('In which database? Set DATABASE_URL, or start Canto: its own is used while it runs.')
  }
  const db = connect(env().DATABASE_URL, { connections: 1, name: 'canto-command' })
  try {
    await task(db)
  } finally {
    await db.$disconnect()
  }
}

/** The time of commands. */
export const clock = { now: () => new Date() }
