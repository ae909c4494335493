import { build } from './builds.mjs'
import { install } from './install.mjs'
import { summary, timed } from './summary.mjs'
import { browserTests } from './test.mjs'

/** `npm run check:web`: what the pages weigh, how they load, and what Lighthouse says of them, its median speed included. */
export async function run() {
  await install()
  await build('database', 'instruments', 'sounds')
  const alone = ['--project=pages', '--workers=1']
  return summary([await timed(() => browserTests(alone, { CANTO_LIGHTHOUSE_RUNS: '5' }))])
}
