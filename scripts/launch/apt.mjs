import { spawnSync } from 'node:child_process'

/** Installs Debian's packages where that may be done unasked: as root, with apt. Says whether it was. */
export function aptInstall(packages) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const command = `apt-get update -qq && apt-get install -y --no-install-recommends ${packages.join(' ')}`
  return spawnSync('/bin/sh', ['-c', command], { stdio: ['ignore', 2, 2], env }).status === 0
}
