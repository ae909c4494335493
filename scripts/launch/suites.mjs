import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { pinnedNode } from './install.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'

/** @typedef {{ name: string, passed: number, failed: number, failures: string[] }} Result what failed has a name where it has one */

/** Checks that read the code without running it: format and lint, types, directions of imports, dead code. */
const CHECKS = [
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the engine alone', args: ['node_modules/typescript/bin/tsc', '-p', 'lib/engine/tsconfig.json'] },
  { name: 'directions of imports', args: cruise('app', 'components', 'content', 'lib', 'server') },
  {
    name: 'what reaches a browser',
    args: cruise('app', 'components', 'server/cli', 'server/web'),
    env: { DEPCRUISE_PASS: 'runtime' },
  },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
]

function cruise(...folders) {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
  return [program, ...folders, '--config', '.dependency-cruiser.cjs']
}

/** @returns {Promise<Result>} */
export async function staticChecks() {
  const result = { name: 'static checks', passed: 0, failed: 0, failures: [] }
  // Two at a time: most of them are as single-minded as the machine has cores.
  const waiting = [...CHECKS]
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { ok, said } = await run(pinnedNode(), check.args, { env: check.env })
      process.stdout.write(`${ok ? '✓' : '✗'} ${check.name}\n${ok ? '' : `${said}\n`}`)
      result[ok ? 'passed' : 'failed']++
      if (!ok) result.failures.push(check.name)
    }
  }
  await Promise.all([lane(), lane()])
  return result
}

/** @returns {Promise<Result>} */
export async function vitest(project, env = {}, more = []) {
  const report = inProject('build', 'reports', `${project}.json`)
  await clear(report)
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    `${project}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...more,
  ]
  const { ok } = await run(pinnedNode(), args, { env, show: true })
  return settled(project, report, ok, (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
    failures: found.testResults.flatMap(failuresOfFile),
  }))
}

/** @returns {Promise<Result>} */
export async function playwright(env, more = []) {
  const report = inProject('build', 'reports', 'browser.json')
  await clear(report)
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...more]
  const { ok } = await run(pinnedNode(), args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, show: true })
  return settled('browser', report, ok, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(failuresOfSuite),
  }))
}

function failuresOfFile({ name, message, assertionResults }) {
  const file = relative(inProject(), name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const lines = failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  return lines.length > 0 || !message ? lines : [`${file}: ${firstLine(message)}`]
}

function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [...failed.map(({ file, line, title }) => `${file}:${line} › ${title}`), ...suites.flatMap(failuresOfSuite)]
}

const firstLine = (text = '') => text.split('\n', 1)[0]

async function clear(report) {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
}

/** A run that failed without a failed test, such as one whose file does not load, counts as one failure. */
function settled(name, report, ok, count) {
  let counts = { passed: 0, failed: 0, failures: [] }
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    ok = false
  }
  return { name, ...counts, failed: ok ? counts.failed : Math.max(1, counts.failed) }
}
