import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * What everything is compared with: LAME at 192 kbit/s, by whichever program is here, at last by the engine's own
 * WebAssembly. It tells a slow machine from a slow engine.
 */
export type Yardstick = {
  readonly name: string
  /** CPU seconds of encoding the file. */
  cpuSec(wavFile: string): Promise<number>
}

type Encoder = { readonly name: string; readonly program: string; readonly args: (wavFile: string) => string[] }

const ENCODERS: readonly Encoder[] = [
  { name: 'lame', program: 'lame', args: (wavFile) => ['--quiet', '-b', '192', wavFile, '/dev/null'] },
  {
    name: 'ffmpeg -c:a libmp3lame',
    program: 'ffmpeg',
    args: (wavFile) => [
      ...['-nostdin', '-v', 'error', '-threads', '1', '-i', wavFile],
      ...['-c:a', 'libmp3lame', '-b:a', '192k', '-f', 'mp3', '-y', '/dev/null'],
    ],
  },
  {
    name: 'LAME in WebAssembly',
    program: process.execPath,
    args: (wavFile) => [join(import.meta.dirname, 'measurements/encode.ts'), wavFile],
  },
]

const LONGEST_MS = 300_000

/** The shell counts what its children used, which Node cannot. */
const COUNTED = '"$@" >/dev/null || exit 1; times'

export function findYardstick(): Yardstick {
  const encoder = ENCODERS.find(({ program }) => spawnSync('sh', ['-c', 'command -v "$0"', program]).status === 0)
  if (!encoder) throw new Error('There is no shell to time LAME with')
  const { name, program, args } = encoder
  return {
    name,
    async cpuSec(wavFile) {
      const command = ['-c', COUNTED, 'sh', program, ...args(wavFile)]
      const { stdout } = await promisify(execFile)('sh', command, { timeout: LONGEST_MS })
      return childSeconds(stdout)
    },
  }
}

/** Of what the shell's `times` says: user and system time of the shell, and below it of its children. */
export function childSeconds(said: string): number {
  const found =
    said
      .trim()
      .split('\n')
      .at(-1)
      ?.matchAll(/(\d+)m([\d.]+)s/g) ?? []
  const seconds = [...found].map(([, minutes, rest]) => Number(minutes) * 60 + Number(rest))
  if (seconds.length !== 2) throw new Error(`The shell's times cannot be read: ${said}`)
  return seconds[0]! + seconds[1]!
}
