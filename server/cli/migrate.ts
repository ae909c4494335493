import { connect } from '#server/db/client.ts'
import { applyMigrations } from '#server/db/migrations.ts'
import { env } from '#server/env.ts'
import { seedVoices } from '#server/services/voices/seed-voices.ts'

/** Brings the database up to date, with the voices of the catalogue, then ends. */
const { DATABASE_URL } = env()
const applied = await applyMigrations(DATABASE_URL)
for (const name of applied) console.log(`applied ${name}`)
const db = connect(DATABASE_URL, { connections: 1, name: 'canto-migrate' })
const voices = await seedVoices({ ctx: { db } })
if (voices > 0) console.log(`${voices} voices of the catalogue are new or changed`)
process.exit(0)
