import { existsSync } from 'node:fs'
import { pinnedNode } from './install.mjs'
import { LaunchError } from './print.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'

/** Adds what `.env` says to the environment, which wins where it says otherwise. */
export function loadSettings() {
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
}

/**
 * Demo mode prints sign-in codes and sells plans for no money. CANTO_DEMO says whether it is on; unsaid, it is on only
 * where nobody but this machine is served: nothing listens for others, and neither an address nor a database is named.
 *
 * @param {Readonly<Record<string, string | undefined>>} settings
 */
export function isDemo({ CANTO_DEMO, CANTO_HOST, CANTO_URL, DATABASE_URL } = process.env) {
  if (CANTO_DEMO) return CANTO_DEMO === '1'
  const isLocal = isLoopback(CANTO_HOST || 'localhost') && (!CANTO_URL || isLoopback(hostOf(CANTO_URL)))
  return isLocal && !DATABASE_URL
}

const isLoopback = (host) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)
const hostOf = (url) => (URL.canParse(url) ? new URL(url).hostname : url)

/** Throws LaunchError that names every setting that is missing or wrong, before anything of the product starts. */
export async function refuseBadSettings(env) {
  const { ok, said } = await run(pinnedNode(), ['server/cli/check-settings.ts'], { env })
  if (ok) return
  throw new LaunchError(
    said.trim(),
    env.CANTO_DEMO === '1'
      ? 'Mend that, then start again.'
      : 'Set them, then start again. To try Canto out instead, set CANTO_DEMO=1: sign-in codes are then printed here, and plans cost no money.',
  )
}
