import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type SchemaFile, withSchemaEngine } from './schema-engine.ts'

const PRISMA = fileURLToPath(new URL('../../prisma', import.meta.url))
const MIGRATIONS = join(PRISMA, 'migrations')
const NO_FILTERS = { externalTables: [], externalEnums: [] }

/** Brings a database up to date. Returns the names of the migrations that it lacked. */
export async function applyMigrations(url: string): Promise<string[]> {
  const migrationsList = await migrationList()
  const { appliedMigrationNames } = await withSchemaEngine(url, await schemaFile(), (engine) =>
    engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
  )
  return appliedMigrationNames
}

/** The SQL that would make a database like the schema; '' when both agree already. */
export async function missingSql(url: string): Promise<string> {
  const schema = await schemaFile()
  const { stdout } = await withSchemaEngine(url, schema, (engine) =>
    engine.diff({
      from: { tag: 'schemaDatasource', configDir: PRISMA, files: [schema] },
      to: { tag: 'schemaDatamodel', files: [schema] },
      script: true,
      exitCode: null,
      filters: NO_FILTERS,
    }),
  )
  const sql = stdout?.trim() ?? ''
  return /^-- This is an empty migration\.?$/i.test(sql) ? '' : sql
}

/** Names of applied migrations whose files were edited since, or that no file has any more. */
export async function strayMigrations(url: string): Promise<string[]> {
  const migrationsList = await migrationList()
  const found = await withSchemaEngine(url, await schemaFile(), (engine) =>
    engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters: NO_FILTERS }),
  )
  const { history } = found
  const unknown = history && 'unpersistedMigrationNames' in history ? history.unpersistedMigrationNames : []
  return [...found.editedMigrationNames, ...found.failedMigrationNames, ...unknown]
}

async function schemaFile(): Promise<SchemaFile> {
  const path = join(PRISMA, 'schema.prisma')
  return { path, content: await readFile(path, 'utf8') }
}

/** Prisma's own layout: migrations/<time>_<name>/migration.sql, and a lock file that names the database. */
async function migrationList() {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const migrationDirectories = await Promise.all(
    names.sort().map(async (name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readFile(join(MIGRATIONS, name, 'migration.sql'), 'utf8') },
      },
    })),
  )
  const content = await readFile(join(MIGRATIONS, 'migration_lock.toml'), 'utf8')
  const lockfile = { path: 'migration_lock.toml', content }
  return { baseDir: MIGRATIONS, lockfile, shadowDbInitScript: '', migrationDirectories }
}
