import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './project.mjs'
import { Trouble, tell } from './tell.mjs'

/** Installs the packages when the lock file is another one than at the last installation. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex')
  const stamp = inProject('node_modules', '.canto-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  tell('Installing packages (once; a minute or two)')
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  // Prisma's own installation step would download a binary that nothing here uses.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true', PRISMA_SKIP_POSTINSTALL_GENERATE: '1' }
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(command, args, { stdio: ['ignore', 2, 2], env, shell: !npm && process.platform === 'win32' })
  if (result.status !== 0) {
    throw new Trouble(
      'The packages could not be installed; the lines above say why.',
      'Check the network and the disk, then run the same command again.',
    )
  }
  writeFileSync(stamp, lock)
}

/** The pinned Node that runs the product. Throws Trouble when it is missing. */
export function pinnedNode() {
  const node = inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(node)) return node
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new Trouble(
    `Node ${process.versions.node} is too old, and the pinned one was not installed.`,
    'Run npm ci without --ignore-scripts, or install Node 24.',
  )
}
