import { build } from './builds.mjs'
import { install } from './install.mjs'
import { summary, timed } from './summary.mjs'
import { vitestInDatabase } from './test.mjs'

/** `npm run soak:billing`: the tests of credits and payments in full. */
export async function run() {
  await install()
  await build('database', 'instruments', 'sounds')
  const files = ['spending', 'webhook-order', 'credit-sequences'].map((name) => `tests/integration/${name}.test.ts`)
  return summary([await timed(() => vitestInDatabase({ CANTO_SOAK: 'full' }, files))])
}
