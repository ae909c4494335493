import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const LONGEST_MS = 300_000
const MOST_BYTES = 2 ** 28

/** What a program says, having ended well: its answer and what it tells beside it. */
export async function said(program: string, args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  return await run(program, args, { timeout: LONGEST_MS, maxBuffer: MOST_BYTES })
}

/** The bytes that a program writes. */
export async function written(program: string, args: readonly string[]): Promise<Buffer> {
  const { stdout } = await run(program, args, { timeout: LONGEST_MS, maxBuffer: MOST_BYTES, encoding: 'buffer' })
  return stdout
}
