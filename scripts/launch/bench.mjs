import { build } from './builds.mjs'
import { install, pinnedNode } from './install.mjs'
import { run as runProgram } from './run.mjs'

/**
 * `npm run bench [-- --short]`: what the audio engine costs, against its bars. `npm run bench:load -- http://localhost:3000`:
 * how a running product bears three times its load. Minutes, and not part of `npm test`.
 */
export async function run(args, name) {
  await install()
  if (name === 'bench') await build('instruments', 'sounds')
  const program = name === 'bench' ? 'tests/bench/bench.ts' : 'tests/bench/load.ts'
  const { ok } = await runProgram(pinnedNode(), [program, ...args], { show: true })
  return ok ? 0 : 1
}
