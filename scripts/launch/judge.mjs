import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { build } from './builds.mjs'
import { install, pinnedNode } from './install.mjs'
import { run as runProgram } from './run.mjs'
import { Trouble } from './tell.mjs'

/** What judges, and the Debian package that brings it. */
const PROGRAMS = {
  ...{ ffmpeg: 'ffmpeg', sox: 'sox', pocketsphinx_continuous: 'pocketsphinx' },
  ...{ aubiotrack: 'aubio-tools', aubioonset: 'aubio-tools', aubiopitch: 'aubio-tools' },
}
const MODEL = { path: '/usr/share/pocketsphinx/model/en-us', package: 'pocketsphinx-en-us' }

/** `npm run judge [-- --short]`: programs that nobody here wrote listen to what the engine makes, for minutes. */
export async function run(args) {
  const missing = new Set(Object.keys(PROGRAMS).flatMap((name) => (isInstalled(name) ? [] : [PROGRAMS[name]])))
  if (!existsSync(MODEL.path)) missing.add(MODEL.package)
  if (missing.size > 0) {
    const names = [...missing].join(' ')
    throw new Trouble(`The judges are not here: ${names}.`, `Install them, on Debian: apt-get install ${names}`)
  }
  await install()
  await build('database', 'instruments', 'sounds')
  const { ok } = await runProgram(pinnedNode(), ['tests/judge/judge.ts', ...args], { show: true })
  return ok ? 0 : 1
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
