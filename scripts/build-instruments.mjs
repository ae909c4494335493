// Compiles every Faust program of the engine to WebAssembly: build/instruments/<name>.wasm and <name>.json.
// A program whose text, library and compiler did not change is skipped. Recorded instruments are taken out of their bank besides. Command: node scripts/build-instruments.mjs
import { createHash } from 'node:crypto'
import { access, glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildRecordings } from './build-recordings.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const sources = 'lib/engine/**/*.dsp'
const library = 'lib/engine/instruments/programs/canto.lib'
const output = join(root, 'build/instruments')
// -ftz 2: what decays past hearing becomes 0 at once, because denormal numbers are slow; a mask of bits costs less than a comparison.
// -mcd 2: delays of one or two samples are moved on, not kept in a ring. Both leave every sample as it was.
const options = '-I / -ftz 2 -mcd 2'

/** @returns {Promise<{ compiled: string[], skipped: string[] }>} names of the programs */
export async function buildInstruments() {
  const compilerVersion = JSON.parse(
    await readFile(join(root, 'node_modules/@grame/faustwasm/package.json'), 'utf8'),
  ).version
  const libraryText = await readFile(join(root, library), 'utf8')
  const files = (await Array.fromAsync(glob(sources, { cwd: root }))).sort()
  const stale = []
  const skipped = []
  for (const file of files) {
    const name = basename(file, '.dsp')
    const text = await readFile(join(root, file), 'utf8')
    const stamp = createHash('sha256').update([compilerVersion, options, libraryText, text].join('\0')).digest('hex')
    if (await isBuilt(name, stamp)) skipped.push(name)
    else stale.push({ name, text, stamp })
  }
  if (stale.length > 0) await compile(stale, libraryText)
  await buildRecordings()
  return { compiled: stale.map(({ name }) => name), skipped }
}

async function isBuilt(name, stamp) {
  try {
    await access(join(output, `${name}.wasm`))
    await access(join(output, `${name}.json`))
    return (await readFile(join(output, `${name}.stamp`), 'utf8')) === stamp
  } catch {
    return false
  }
}

async function compile(programs, libraryText) {
  const faust = join(root, 'node_modules/@grame/faustwasm')
  const { FaustCompiler, LibFaust, instantiateFaustModuleFromFile } = await import(join(faust, 'dist/esm/index.js'))
  const compiler = new FaustCompiler(
    new LibFaust(await instantiateFaustModuleFromFile(join(faust, 'libfaust-wasm/libfaust-wasm.js'))),
  )
  compiler.fs().writeFile(`/${basename(library)}`, libraryText)
  await mkdir(output, { recursive: true })
  for (const { name, text, stamp } of programs) {
    // The polyphonic kind imports its memory, so that all voices of a track can share one.
    const factory = await compiler.createPolyDSPFactory(name, text, options).catch((error) => {
      throw new Error(`Faust program ${name}: ${error.message}`)
    })
    if (!factory) throw new Error(`Faust program ${name}: ${compiler.getErrorMessage()}`)
    await put(`${name}.wasm`, factory.code)
    await put(`${name}.json`, factory.json)
    await put(`${name}.stamp`, stamp)
  }
}

/** Whole or not at all, even when two builds run at once. */
async function put(name, content) {
  const path = join(output, name)
  const draft = `${path}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, path)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { compiled, skipped } = await buildInstruments()
  console.log(
    `Instruments: ${compiled.length} compiled${compiled.length > 0 ? ` (${compiled.join(', ')})` : ''}, ${skipped.length} up to date`,
  )
}
