import { readFile } from 'node:fs/promises'
import { importVoices } from '#server/services/voices/import-voices.ts'
import { revokeVoice } from '#server/services/voices/revoke-voice.ts'
import { clock, inDatabase } from './in-database.ts'

export async function revoke(id: string): Promise<void> {
  await inDatabase(async (db) => {
    const { name } = await revokeVoice({ ctx: { db, clock }, input: { id } })
    console.log(`${name} is out of use`)
  })
}

export async function importFrom(file: string): Promise<void> {
  await inDatabase(async (db) => {
    const input: unknown = JSON.parse(await readFile(file, 'utf8'))
    console.log(`${await importVoices({ ctx: { db }, input })} voices imported`)
  })
}
