import { build } from './builds.mjs'
import { install } from './install.mjs'
import { staticChecks, vitest } from './suites.mjs'
import { summary, timed } from './summary.mjs'

/** `npm run verify`: what can be known in a minute of processor time. `npm test` knows more. */
export async function run() {
  await install()
  await build('database', 'instruments', 'sounds')
  return summary([await timed(staticChecks), await timed(() => vitest('unit'))])
}
