import type { ChildProcess } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { type ProcessLimits, platformLimits, SANDBOX_ENVIRONMENT } from './platform-limits.ts'

/** Not imported, since the site's bundler looks for files in what is given to it. */
const children = process.getBuiltinModule('node:child_process')

/**
 * Starts a process of this Node that can read the program and nothing else, can write no file, start no process or
 * thread, and reach no network, with an empty environment. Pipe 3 is its only way to talk. `entry` is a path from the
 * working directory, because this module may have been bundled to another place.
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
    join(project, 'server/adapters/sandbox/child.ts'),
    join(project, entry),
  ]
  const [program = '', ...args] = wrap(node, limits)
  return children.spawn(program, args, {
    cwd: project,
    env: SANDBOX_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // A group of its own, which ends as a whole and does not hear the terminal's Ctrl-C.
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
}

/** Ends a process and all that it may have started. It has nothing to put in order, so it is not asked. */
export function endProcess({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
