import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { aptCommand, aptInstall } from './apt.mjs'
import { LaunchError, print } from './print.mjs'

/** The shell first: it draws the same pages with less around them, in three quarters of the processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const DEBIANS = ['chromium-headless-shell']

/** The browser for the tests: CHROMIUM_PATH, Playwright's own, the system's, else Debian's, installed now where CANTO_INSTALL=1. */
export function findChromium() {
  const found = process.env.CHROMIUM_PATH || playwrights() || systems()
  if (found) return found
  print('Looking for a Chromium for the browser tests')
  const installed = aptInstall(DEBIANS) && systems()
  if (installed) return installed
  throw new LaunchError(
    'The browser tests need a Chromium, and none was found.',
    `Install one, on Debian with\n  ${aptCommand(DEBIANS)}\nor by CANTO_INSTALL=1, or name yours in CHROMIUM_PATH.`,
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
