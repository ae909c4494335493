import { build } from './builds.mjs'
import { install, pinnedNode } from './install.mjs'
import { run as runProgram } from './run.mjs'

/** `npm run bench [-- --short]`: what the audio engine costs, against its bars. Minutes, and not part of `npm test`. */
export async function run(args) {
  await install()
  await build('instruments', 'sounds')
  const { ok } = await runProgram(pinnedNode(), ['tests/bench/bench.ts', ...args], { show: true })
  return ok ? 0 : 1
}
