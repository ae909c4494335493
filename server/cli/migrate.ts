import { applyMigrations } from '#server/db/migrations.ts'
import { env } from '#server/env.ts'

/** Brings the database up to date, then ends. */
const applied = await applyMigrations(env().DATABASE_URL)
for (const name of applied) console.log(`applied ${name}`)
process.exit(0)
