import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptCommand, aptInstall } from './apt.mjs'
import { build } from './builds.mjs'
import { install, pinnedNode } from './install.mjs'
import { LaunchError, print } from './print.mjs'
import { inProject } from './project.mjs'
import { run as runProgram } from './run.mjs'

/** What judges, and the Debian package that brings it. */
const PROGRAMS = {
  ffmpeg: 'ffmpeg',
  sox: 'sox',
  pocketsphinx_continuous: 'pocketsphinx',
  aubiotrack: 'aubio-tools',
  aubioonset: 'aubio-tools',
  aubiopitch: 'aubio-tools',
}
const MODEL = { path: '/usr/share/pocketsphinx/model/en-us', package: 'pocketsphinx-en-us' }

/** `npm run judge [-- --short] [music] [covers] [wishes] [words]`: programs that nobody here wrote listen to what the engine makes, for minutes. */
export async function run(args) {
  const missing = missingJudges()
  if (missing.length > 0) {
    throw new LaunchError(`The judges are not here: ${missing.join(', ')}.`, `On Debian: ${aptCommand(missing)}`)
  }
  await install()
  await build('database', 'instruments', 'sounds')
  const { ok } = await runProgram(pinnedNode(), ['tests/judge/judge.ts', ...args], { show: true })
  return ok ? 0 : 1
}

/**
 * Runs the short form as a test suite in which each bar is a test. Without the judges' programs it has no tests. With `aside`
 * it runs beside another suite, which has priority. Its output then comes back as `said`, so that it does not mix with the
 * lines of the other suite.
 */
export async function judgeSuite({ aside = false } = {}) {
  const result = { name: 'judge', passed: 0, failed: 0, failures: [], said: '' }
  const missing = missingJudges()
  if (missing.length > 0 && !(aptInstall(missing) && missingJudges().length === 0)) {
    print(`Left out: the judges are not here. On Debian: ${aptCommand(missing)}`)
    return result
  }
  // Side by side: covers are judged on one core, and music leaves some of the others.
  const parts = ['music', 'covers', 'wishes', 'words'].map((name) => judgePart(name, aside))
  for (const { passed, failed, failures, said } of await Promise.all(parts)) {
    result.passed += passed
    result.failed += failed
    result.failures.push(...failures)
    result.said += said
  }
  return result
}

async function judgePart(name, aside) {
  const report = inProject('build', `judge-${name}.json`)
  rmSync(report, { force: true })
  const args = ['tests/judge/judge.ts', '--short', name]
  const { ok, said } = await runProgram(pinnedNode(), args, { show: !aside, aside })
  const lines = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).lines : []
  const count = (...verdicts) => lines.filter(({ verdict }) => verdicts.includes(verdict)).length
  const failures = lines
    .filter(({ verdict }) => verdict === 'missed')
    .map(({ what, value, note }) => `${what}: ${value}, ${note}`)
  return { passed: count('pass', 'aim'), failed: Math.max(failures.length, ok ? 0 : 1), failures, said }
}

/** Names of the packages that are missing. */
function missingJudges() {
  const missing = new Set(Object.keys(PROGRAMS).flatMap((name) => (isInstalled(name) ? [] : [PROGRAMS[name]])))
  if (!existsSync(MODEL.path)) missing.add(MODEL.package)
  return [...missing]
}

function isInstalled(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
