import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inOneLine, log } from '#server/log.ts'
import { runProgram } from './run-program.ts'

const LONGEST_MS = 20_000

type Program = { readonly program: string; readonly parent: string; readonly politeMs: number }

/**
 * Whether yt-dlp runs in the same almost empty environment in which it will look at links, tried with --version. A
 * yt-dlp that was installed for a single account finds its modules through the home folder and fails without it; the
 * log tells the operator so.
 */
export async function canRun({ program, parent, politeMs }: Program): Promise<boolean> {
  let folder: string | undefined
  try {
    folder = await mkdtemp(join(parent, 'canto-link-'))
    const limits = { totalMs: LONGEST_MS, politeMs, folderBytes: 2 ** 20 }
    const signal = new AbortController().signal
    const { code, ended } = await runProgram(program, ['--version'], { folder, signal, limits })
    if (code === 0 && !ended) return true
    logThatItCannotRun(program, ended ? 'it did not end' : `it ends with ${code}`)
  } catch (error) {
    const why = inOneLine(error)
    if (folder) logThatItCannotRun(program, why)
    else log.line(`Links to pages are refused for now: there is no folder to try ${program} in (${why}).`)
  } finally {
    // What is left behind there says nothing about yt-dlp.
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
  return false
}

function logThatItCannotRun(program: string, why: string): void {
  log.line(
    `Links to pages are refused: ${program} does not run without a home folder (${why}). Install yt-dlp for all accounts, or name another one in CANTO_YTDLP.`,
  )
}
