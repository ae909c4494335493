import { existsSync, readFileSync } from 'node:fs'
import { withLock } from './lock.mjs'
import { LaunchError, print } from './print.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'

/** Installs the packages when those that are there are not those of the lock file. */
export async function install() {
  if (!isInstalled()) await withLock(async () => isInstalled() || (await installNow()))
  pinnedNode()
}

/** npm writes down what it installed, whoever called it. Packages for other kinds of machine are left out there. */
function isInstalled() {
  const note = inProject('node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

async function installNow() {
  print('Installing packages (once; a minute or two)')
  // Prisma's own installation step would download a binary that nothing here uses.
  await npmCi([], { PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true', PRISMA_SKIP_POSTINSTALL_GENERATE: '1' })
}

/** Installs exactly what a lock file names. */
export async function npmCi(options, env = {}) {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error', ...options]
  const { ok } = await run(command, args, { env, show: true })
  if (!ok) {
    throw new LaunchError(
      'The packages could not be installed; the lines above say why.',
      'Check the network and the disk, then run the same command again.',
    )
  }
}

/** The pinned Node that runs the product. Throws LaunchError when there is none that is new enough. */
export function pinnedNode() {
  const node = inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(node)) return node
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new LaunchError(
    `Node ${process.versions.node} is too old, and the pinned one was not installed.`,
    'Run npm ci without --ignore-scripts, or install Node 24.',
  )
}
