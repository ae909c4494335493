import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Limits = { readonly totalMs: number; readonly folderBytes: number; readonly politeMs: number }

export type Ended = {
  readonly code: number | null
  readonly said: string
  /** Why we ended it; null if it ended by itself. */
  readonly ended: 'time' | 'size' | null
}

const MOST_SAID = 65_536
const CHECK_EVERY_MS = 250
/** The only environment that the program gets: where other programs are, and its own folder as its home. */
const environment = (folder: string) =>
  ({
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: folder,
    TMPDIR: folder,
    LANG: 'C.UTF-8',
  }) as unknown as NodeJS.ProcessEnv

/**
 * Runs a program in a folder of its own, as the leader of a process group that is killed as a whole: when the program
 * is done, when its time is up, when the folder grows too large, or on the signal. Throws the signal's reason.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { folder, signal, limits }: { folder: string; signal: AbortSignal; limits: Limits },
): Promise<Ended> {
  signal.throwIfAborted()
  const child = spawn(program, args, {
    cwd: folder,
    env: environment(folder),
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  let ended: Ended['ended'] = null
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < MOST_SAID) said += text.slice(0, MOST_SAID - said.length)
  })
  const group = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name)
    } catch {
      // The group has no process left.
    }
  }
  let insist: NodeJS.Timeout | undefined
  const stop = () => {
    group('SIGTERM')
    insist ??= setTimeout(() => group('SIGKILL'), limits.politeMs)
  }
  const endFor = (reason: Ended['ended']) => {
    ended ??= reason
    stop()
  }
  const late = setTimeout(() => endFor('time'), limits.totalMs)
  const looking = setInterval(async () => {
    if ((await folderBytes(folder)) > limits.folderBytes) endFor('size')
  }, CHECK_EVERY_MS)
  signal.addEventListener('abort', stop)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve)
    })
    signal.throwIfAborted()
    return { code, said, ended }
  } finally {
    clearTimeout(late)
    clearTimeout(insist)
    clearInterval(looking)
    signal.removeEventListener('abort', stop)
    group('SIGKILL')
  }
}

async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const sizes = names.map((name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
