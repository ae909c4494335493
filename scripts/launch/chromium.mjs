import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Trouble, tell } from './tell.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const INSTALL = 'apt-get install -y --no-install-recommends chromium'

/** The browser for the tests: CHROMIUM_PATH, Playwright's own, the system's, else Debian's, installed now if we are root. */
export function findChromium() {
  const found = process.env.CHROMIUM_PATH || playwrights() || systems()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    tell('Installing Chromium for the browser tests')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('/bin/sh', ['-c', `apt-get update -qq && ${INSTALL}`], { stdio: ['ignore', 2, 2], env })
    const installed = systems()
    if (installed) return installed
  }
  throw new Trouble(
    'The browser tests need a Chromium, and none was found.',
    `Install one, for example with\n  sudo ${INSTALL}\nor name yours in CHROMIUM_PATH.`,
  )
}

function playwrights() {
  try {
    const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath()
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}

function systems() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('/bin/sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return existsSync(MACOS) ? MACOS : null
}
