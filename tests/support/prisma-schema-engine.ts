import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { MIGRATIONS } from '#server/db/migrations.ts'

const PRISMA = dirname(MIGRATIONS)
const NO_FILTERS = { externalTables: [], externalEnums: [] }

/** Brings a database up to date as `prisma migrate deploy` does. */
export async function migrateAsPrisma(url: string): Promise<void> {
  const migrationsList = await migrationList()
  await withSchemaEngine(url, await schemaFile(), (engine) =>
    engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
  )
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

/** Names of applied migrations whose files were edited since, that failed, or that no file has any more, as Prisma sees them. */
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

type SchemaFile = { readonly path: string; readonly content: string }

/** Works with Prisma's schema engine as WebAssembly, without a binary that would have to be downloaded. Closes every connection. */
async function withSchemaEngine<Result>(
  url: string,
  schema: SchemaFile,
  work: (engine: glue.SchemaEngine) => Promise<Result>,
): Promise<Result> {
  loading ??= load()
  await loading
  const pool = characterPool(url)
  try {
    const engine = await glue.SchemaEngine.new(
      { datamodels: [[schema.path, schema.content]] },
      () => {},
      adapterOn(pool),
    )
    return await work(engine)
  } finally {
    await pool.end()
  }
}

let loading: Promise<void> | undefined

async function load(): Promise<void> {
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message(message: string) {
        throw new Error(`Prisma's schema engine gave up: ${message}`)
      },
    },
  })
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const bytes = await readFile(join(dirname(entry), 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': glue as unknown as WebAssembly.ModuleImports,
  })
  glue.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
}

function adapterOn(pool: pg.Pool) {
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    async connect() {
      const adapter = await new PrismaPg(pool).connect()
      const queryRaw = adapter.queryRaw.bind(adapter)
      adapter.queryRaw = async (query) => withCharacters(await queryRaw(query))
      // The adapter's own splits a script at every semicolon, also inside of functions.
      adapter.executeScript = async (script) => {
        await pool.query(script)
      }
      return adapter
    },
    async connectToShadowDb() {
      throw new Error('Nothing here replays migrations into a scratch database')
    },
  }
  return bindMigrationAwareSqlAdapterFactory(factory)
}

/**
 * PostgreSQL's catalogue has columns of the internal type "char", on which the adapter gives up, and which the engine
 * wants as characters: they pass the adapter as text under a marked name.
 */
const CHAR_OID = 18
const TEXT_OID = 25
const MARK = 'char:'

function characterPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url })
  patch(pool)
  return pool
}

function patch(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...call: unknown[]) => Promise<pg.QueryResult>
  const marked = async (...call: unknown[]) => {
    const result = await query(...call)
    for (const field of result.fields ?? []) {
      if (field.dataTypeID === CHAR_OID) Object.assign(field, { dataTypeID: TEXT_OID, name: MARK + field.name })
    }
    return result
  }
  pool.query = marked as typeof pool.query
}

function withCharacters({ columnNames, columnTypes, rows }: SqlResultSet): SqlResultSet {
  return {
    columnNames: columnNames.map((name) => (name.startsWith(MARK) ? name.slice(MARK.length) : name)),
    columnTypes: columnTypes.map((type, index) =>
      columnNames[index]?.startsWith(MARK) ? ColumnTypeEnum.Character : type,
    ),
    rows,
  }
}
