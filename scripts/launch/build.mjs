import { build } from './builds.mjs'

/** Makes everything that `start` needs, so that an image can hold it ready. */
export async function run() {
  build('database', 'instruments', 'site')
  return 0
}
