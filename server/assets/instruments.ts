import { openSync, readSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InstrumentAssets } from '#lib/engine/assets.ts'
import type { Recording, Zone } from '#lib/engine/instruments/recorded/recording.ts'

let loading: Promise<InstrumentAssets> | undefined

/**
 * Reads what `scripts/build-instruments.mjs` made, once a process or thread, since the recordings hold a file open and
 * samples in a cache. Throws when the script has not run.
 */
export function loadInstruments(): Promise<InstrumentAssets> {
  loading ??= load(join(process.cwd(), 'build'))
  return loading
}

async function load(build: string): Promise<InstrumentAssets> {
  const [programs, recordings] = await Promise.all([
    loadPrograms(join(build, 'instruments')),
    loadRecordings(join(build, 'recordings')),
  ])
  return { programs, recordings }
}

async function loadPrograms(folder: string): Promise<InstrumentAssets['programs']> {
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

type Presets = {
  /** Where each sample begins, and how long it is, in 16-bit numbers. */
  readonly places: readonly (readonly [start: number, length: number])[]
  readonly presets: Readonly<Record<string, readonly Zone[]>>
}

/** Samples are read when they are first played, and cached while there is room. */
async function loadRecordings(folder: string): Promise<InstrumentAssets['recordings']> {
  const { places, presets } = JSON.parse(await readFile(join(folder, 'presets.json'), 'utf8')) as Presets
  const file = openSync(join(folder, 'samples.pcm'), 'r')
  const cache = new Map<number, Int16Array>()
  let cachedBytes = 0

  function read(number: number): Int16Array {
    const known = cache.get(number)
    if (known) return known
    const [start, length] = places[number] ?? [0, 0]
    const pcm = new Int16Array(length)
    readSync(file, pcm, 0, pcm.byteLength, start * pcm.BYTES_PER_ELEMENT)
    for (const [oldest, { byteLength }] of cache) {
      if (cachedBytes + pcm.byteLength <= CACHE_BYTES) break
      cache.delete(oldest)
      cachedBytes -= byteLength
    }
    cache.set(number, pcm)
    cachedBytes += pcm.byteLength
    return pcm
  }
  return Object.fromEntries(
    Object.entries(presets).map(([name, zones]): [string, Recording] => [name, { zones, sample: read }]),
  )
}

/** A song plays from less than half of this. */
const CACHE_BYTES = 96 * 2 ** 20
