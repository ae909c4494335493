import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InstrumentAssets } from '#lib/engine/assets.ts'

/** Reads what `scripts/build-instruments.mjs` compiled. Throws when it has not run. */
export async function loadInstruments(folder = join(process.cwd(), 'build/instruments')): Promise<InstrumentAssets> {
  const files = await readdir(folder).catch(() => [])
  const names = files.filter((file) => file.endsWith('.wasm')).map((file) => file.slice(0, -'.wasm'.length))
  if (names.length === 0) throw new Error(`No instruments in ${folder}: run node scripts/build-instruments.mjs`)
  const load = async (name: string) => {
    const [wasm, description] = await Promise.all([
      readFile(join(folder, `${name}.wasm`)),
      readFile(join(folder, `${name}.json`), 'utf8'),
    ])
    return [name, { wasm: new Uint8Array(wasm), description }] as const
  }
  return Object.fromEntries(await Promise.all(names.map(load)))
}
