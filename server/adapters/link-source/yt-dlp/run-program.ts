import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Limits = { readonly totalMs: number; readonly folderBytes: number; readonly politeMs: number }

export type Ended = {
  readonly code: number | null
  readonly said: string
  /** What we ended it for, if we did. */
  readonly ended: 'time' | 'size' | null
}

const MOST_SAID = 65_536
const CHECK_EVERY_MS = 250
/** All that it is told of this machine: where programs are, and a home that is its own folder. */
const environment = (folder: string) =>
  ({
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: folder,
    TMPDIR: folder,
    LANG: 'C.UTF-8',
  }) as unknown as NodeJS.ProcessEnv

/**
 * Runs a program in a folder of its own, as the head of a process group that ends as a whole: when it is done, when
 * time is up, when the folder grows too large, or when the signal says so, which throws the signal's reason.
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
      // Nobody is left in it.
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
