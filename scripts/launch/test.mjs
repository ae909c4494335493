import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { rendersUnchangedSince } from './base.mjs'
import { build } from './builds.mjs'
import { findChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { judgeSuite } from './judge.mjs'
import { findLighthouse } from './lighthouse.mjs'
import { startPostgres } from './postgres.mjs'
import { LaunchError, print } from './print.mjs'
import { playwright, staticChecks, vitest } from './suites.mjs'
import { summary, timed } from './summary.mjs'

/** In the order in which they run. */
export const SUITES = {
  static: () => staticChecks(),
  unit: () => vitest('unit'),
  processes: () => vitest('processes'),
  engine: () => vitest('engine'),
  integration: () => vitestInDatabase(),
  browser: () => browserTests(),
  judge: () => judgeSuite(),
}

/** Left out of `npm test` where nothing that they come from has changed: see base.mjs. */
const RENDERS = ['engine', 'judge']

/**
 * These suites mostly wait for databases, other processes and music. The judge runs beside them on the processor time that they
 * leave.
 */
const LEAVE_TIME = ['integration', 'browser']

/** `npm test`: every suite that the changes call for, or those that are named. Nothing is shared with a Canto that runs on this machine. */
export async function run(args) {
  const unknown = args.find((name) => !Object.hasOwn(SUITES, name))
  if (unknown)
    throw new LaunchError(`There is no suite "${unknown}".`, `Name some of: ${Object.keys(SUITES).join(', ')}.`)
  const base = args.length === 0 ? rendersUnchangedSince() : null
  const names = suitesFor(args, base)
  if (names.includes('browser')) findChromium()
  await install()
  await build('database', 'instruments', 'sounds')
  const results = []
  let judging
  for (const name of names) {
    if (LEAVE_TIME.includes(name) && names.includes('judge')) judging ??= timed(() => judgeSuite({ aside: true }))
    print(`\n── ${name} ──`)
    results.push(await (name === 'judge' && judging ? judging : timed(SUITES[name])))
    process.stdout.write(results.at(-1).said ?? '')
  }
  if (base) print(`\nLeft out: ${RENDERS.join(', ')}. What they come from is as it was in ${base.slice(0, 12)}.`)
  return summary(results)
}

/** The named suites; or all of them, without the renders if their sources have not changed since the base. */
export function suitesFor(named, base) {
  return Object.keys(SUITES).filter((name) =>
    named.length > 0 ? named.includes(name) : !base || !RENDERS.includes(name),
  )
}

/** All tests in a browser, or those of the named projects. */
export async function browserTests(options = [], env = {}) {
  const [CANTO_LIGHTHOUSE] = await Promise.all([findLighthouse(), build('site')])
  return await playwright({ CHROMIUM_PATH: findChromium(), CANTO_LIGHTHOUSE, ...env }, options)
}

/** Half as many again as cores: tests of databases and of other processes often wait for these. */
const WORKERS = Math.ceil(1.5 * availableParallelism())

/** The integration tests, or those of the named files, on a PostgreSQL of their own. */
export async function vitestInDatabase(env = {}, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'canto-test-'))
  chmodSync(folder, 0o711)
  const postgres = await startPostgres({ folder, password: 'tests', isLasting: false })
  try {
    await postgres.untilReady()
    const secret = 'only for tests, and long enough for them'
    const own = { CANTO_DEMO: '1', DATABASE_URL: postgres.url, CANTO_SECRET: secret }
    return await vitest('integration', { ...own, ...env }, [`--maxWorkers=${WORKERS}`, ...files])
  } finally {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
