import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Made once and kept with the data, so that sessions and the database outlive a restart. */
export function secrets(folder) {
  const file = join(folder, 'secrets.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const made = { session: randomBytes(32).toString('hex'), database: randomBytes(16).toString('hex') }
  mkdirSync(folder, { recursive: true })
  // Whole or not at all: a full disk must not leave half of it behind.
  writeFileSync(`${file}.part`, JSON.stringify(made), { mode: 0o600 })
  renameSync(`${file}.part`, file)
  return made
}
