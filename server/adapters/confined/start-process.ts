import type { ChildProcess } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { CONFINED_ENVIRONMENT, type ProcessLimits, platformLimits } from './platform-limits.ts'

/** Not imported, since the site's bundler treats this module's arguments as files to bundle. */
const children = process.getBuiltinModule('node:child_process')

/**
 * Starts a Node process that can read only the program's files. It can write no file, start no process or thread and
 * reach no network, and its environment holds only a PATH. Pipe 3 is its only way to communicate. `entry` is a path
 * from the working directory, because this module may have been bundled to another place.
 */
export async function startProcess(entry: string, limits: ProcessLimits): Promise<ChildProcess> {
  const { wrap, readable } = await platformLimits()
  const project = realpathSync(/* turbopackIgnore: true */ process.cwd())
  const node = [
    process.execPath,
    '--permission',
    ...readable.map((place) => `--allow-fs-read=${place}`),
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    `--max-old-space-size=${limits.memoryMb}`,
    join(project, 'server/adapters/confined/child.ts'),
    join(project, entry),
  ]
  const [program = '', ...args] = wrap(node, limits)
  return children.spawn(program, args, {
    cwd: project,
    env: CONFINED_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // A process group of its own: it can be killed as a whole, and the terminal's Ctrl-C does not reach it.
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
}

/** Kills a process and everything it may have started. It has nothing to clean up, so it gets no warning. */
export function endProcess({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
