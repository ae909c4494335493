import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './builds.mjs'
import { findChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { judgeSuite } from './judge.mjs'
import { findLighthouse } from './lighthouse.mjs'
import { startPostgres } from './postgres.mjs'
import { playwright, staticChecks, vitest } from './suites.mjs'
import { summary, timed } from './summary.mjs'
import { Trouble, tell } from './tell.mjs'

const SUITES = {
  static: () => staticChecks(),
  unit: () => vitest('unit'),
  integration: () => vitestInDatabase(),
  browser: () => browserTests(),
  judge: judgeSuite,
}

/** `npm test`: every suite, or those that are named. Nothing is shared with a Canto that runs on this machine. */
export async function run(args) {
  const unknown = args.find((name) => !Object.hasOwn(SUITES, name))
  if (unknown) throw new Trouble(`There is no suite "${unknown}".`, `Name some of: ${Object.keys(SUITES).join(', ')}.`)
  const names = args.length > 0 ? args : Object.keys(SUITES)
  if (names.includes('browser')) findChromium()
  await install()
  await build('database', 'instruments', 'sounds')
  const results = []
  for (const name of names) {
    tell(`\n── ${name} ──`)
    results.push(await timed(SUITES[name]))
  }
  return summary(results)
}

/** All tests in a browser, or those of the named projects. */
export async function browserTests(options = [], env = {}) {
  await build('site')
  return await playwright({ CHROMIUM_PATH: findChromium(), CANTO_LIGHTHOUSE: await findLighthouse(), ...env }, options)
}

/** Half as many again as cores: tests of databases and of other processes often wait for these. */
const WORKERS = Math.ceil(1.5 * availableParallelism())

/** The integration tests, or those of the named files, on a PostgreSQL of their own. */
export async function vitestInDatabase(env = {}, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'canto-test-'))
  chmodSync(folder, 0o711)
  const postgres = await startPostgres({ folder, password: 'tests', isLasting: false })
  try {
    await postgres.answering()
    const secret = 'only for tests, and long enough for them'
    const own = { CANTO_DEMO: '1', DATABASE_URL: postgres.url, CANTO_SECRET: secret }
    return await vitest('integration', { ...own, ...env }, [`--maxWorkers=${WORKERS}`, ...files])
  } finally {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
