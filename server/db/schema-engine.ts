import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, type SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

export type SchemaFile = { readonly path: string; readonly content: string }

/**
 * Prisma's schema engine as WebAssembly: the same migrations and the same `_prisma_migrations` table as
 * `prisma migrate`, without a binary that would have to be downloaded. `shadowUrl` names a scratch database, which
 * comparing migrations needs.
 */
export async function openSchemaEngine(options: { url: string; shadowUrl?: string; schema: SchemaFile }) {
  await (loading ??= load())
  const factory = migrationAdapter(options.url, options.shadowUrl)
  return await glue.SchemaEngine.new({ datamodels: [[options.schema.path, options.schema.content]] }, () => {}, factory)
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
  ;(instance.exports['__wbindgen_start'] as () => void)()
}

function migrationAdapter(url: string, shadowUrl: string | undefined) {
  const open = async (address: string) => {
    const pool = characterPool(address)
    const adapter = await new PrismaPg(pool, { disposeExternalPool: true }).connect()
    // The adapter's own splits a script at every semicolon, also inside of functions.
    adapter.executeScript = async (script) => {
      await pool.query(script)
    }
    return adapter
  }
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => open(url),
    connectToShadowDb: async () => {
      if (!shadowUrl) throw new Error('Comparing migrations needs a scratch database')
      return await open(shadowUrl)
    },
  }
  return bindMigrationAwareSqlAdapterFactory(factory)
}

const CHAR_OID = 18
const BPCHAR_OID = 1042

/** PostgreSQL's catalogue has columns of the internal type "char", which the adapter does not know: they become text. */
function characterPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url })
  patch(pool)
  pool.on('connect', patch)
  return pool
}

function patch(target: Pick<pg.Pool | pg.PoolClient, 'query'>): void {
  const query = target.query.bind(target) as (...call: unknown[]) => unknown
  const patched = (...call: unknown[]) => {
    const result = query(...call)
    return result instanceof Promise ? result.then(asText) : result
  }
  target.query = patched as typeof target.query
}

function asText<Result>(result: Result): Result {
  const fields = (result as { fields?: { dataTypeID: number }[] }).fields ?? []
  for (const field of fields) if (field.dataTypeID === CHAR_OID) field.dataTypeID = BPCHAR_OID
  return result
}
