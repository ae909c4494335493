import { build } from './builds.mjs'
import { install } from './install.mjs'
import { loadSettings } from './settings.mjs'

/** Makes everything that `start` needs, so that an image can hold it ready. */
export async function run() {
  loadSettings()
  await install()
  await build('database', 'instruments', 'sounds', 'site')
  return 0
}
