import { spawnSync } from 'node:child_process'

/** What installs Debian's packages by hand. */
export const aptCommand = (packages) => `apt-get install --no-install-recommends ${packages.join(' ')}`

/** Installs Debian's packages where CANTO_INSTALL=1 asks for it, as root and with apt. Says whether it did. */
export function aptInstall(packages) {
  if (process.env.CANTO_INSTALL !== '1') return false
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const command = `apt-get update -qq && ${aptCommand(['-y', ...packages])}`
  return spawnSync('/bin/sh', ['-c', command], { stdio: ['ignore', 2, 2], env }).status === 0
}
