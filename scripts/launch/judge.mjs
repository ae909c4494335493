import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { build } from './builds.mjs'
import { install, pinnedNode } from './install.mjs'
import { run as runProgram } from './run.mjs'
import { vitest } from './suites.mjs'
import { summary } from './summary.mjs'
import { Trouble, tell } from './tell.mjs'

/** What judges, and the Debian package that brings it. */
const PROGRAMS = { ffmpeg: 'ffmpeg', ffprobe: 'ffmpeg', sox: 'sox', pocketsphinx_continuous: 'pocketsphinx' }
const MODEL = { path: '/usr/share/pocketsphinx/model/en-us', package: 'pocketsphinx-en-us' }
const SCRIPTS = ['sound', 'songs']

/** `npm run judge`: programs that nobody here wrote listen to what the engine makes. Minutes, and not part of `npm test`. */
export async function run() {
  const missing = new Set(Object.keys(PROGRAMS).flatMap((name) => (isInstalled(name) ? [] : [PROGRAMS[name]])))
  if (!existsSync(MODEL.path)) missing.add(MODEL.package)
  if (missing.size > 0) {
    const names = [...missing].join(' ')
    throw new Trouble(`The judges are not here: ${names}.`, `Install them, on Debian: apt-get install ${names}`)
  }
  await install()
  await build('database', 'instruments')
  const results = [await vitest('judge')]
  for (const name of SCRIPTS) {
    tell(`\n── ${name} ──`)
    const { ok } = await runProgram(pinnedNode(), [`tests/judge/${name}.ts`], { show: true })
    results.push({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
  }
  return summary(results)
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
