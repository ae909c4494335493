import { lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RECORDING_MAX_SEC, UPLOAD_MAX_BYTES } from '#lib/catalog/limits.ts'
import { sniffFormat } from '#lib/engine/index.ts'
import { startFilteringProxy } from '#server/net/filtering-proxy.ts'
import type { Guard } from '#server/net/resolve-public.ts'
import { LinkRefusedError, type LinkSource } from '#server/ports/link-source.ts'
import { plainTitle } from '../title.ts'
import { lookUpArguments, ytDlpArguments } from './arguments.ts'
import { canRun } from './can-run.ts'
import { type Ended, runProgram } from './run-program.ts'

const USUAL_TIMES = { totalMs: 180_000, politeMs: 3000 }
const LOOK_UP_MS = 20_000
/** How long a yt-dlp that did not run counts as one that cannot: the disk may have been full, or it was installed anew. */
const TRY_AGAIN_MS = 60_000
/** Limit on all traffic for one recording: pages, fragments of films, and the recording itself. */
const TRAFFIC_MAX_BYTES = 3 * UPLOAD_MAX_BYTES

type Settings = {
  readonly program: string
  readonly guard: Guard
  readonly times?: typeof USUAL_TIMES
  /** Where the folders of its runs are made and removed. */
  readonly parent?: string
}

/**
 * Finds recordings in pages with the operator's yt-dlp. It runs in an empty folder with an almost empty environment,
 * and its only way to the network is a proxy that refuses what we would refuse ourselves. Its exit code alone proves
 * nothing.
 */
export function ytDlpLinks({ program, guard, times = USUAL_TIMES, parent = tmpdir() }: Settings): LinkSource {
  /** Runs yt-dlp with a folder and a proxy of its own; both are removed afterwards. */
  async function run<Found>(url: string, options: RunOptions, take: (folder: string, ended: Ended) => Promise<Found>) {
    if (!/^https?:\/\//i.test(url.trim())) throw new LinkRefusedError('linkInvalid')
    const folder = await mkdtemp(join(parent, 'canto-link-'))
    const proxy = await startFilteringProxy(guard, TRAFFIC_MAX_BYTES)
    try {
      const args = options.args(url.trim(), { proxy: proxy.url, maxSec: RECORDING_MAX_SEC, maxBytes: UPLOAD_MAX_BYTES })
      const limits = { ...times, totalMs: Math.min(times.totalMs, options.totalMs), folderBytes: TRAFFIC_MAX_BYTES }
      return await take(folder, await runProgram(program, args, { folder, signal: options.signal, limits }))
    } finally {
      await proxy.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  }

  let runs: Promise<boolean> | undefined
  let failedAt: number | undefined
  async function tryToRun(): Promise<boolean> {
    const answer = await canRun({ program, parent, politeMs: times.politeMs })
    failedAt = answer ? undefined : performance.now()
    return answer
  }
  return {
    async readsPages() {
      if (failedAt !== undefined && performance.now() - failedAt >= TRY_AGAIN_MS) {
        runs = undefined
        failedAt = undefined
      }
      runs ??= tryToRun()
      return await runs
    },

    async lookUp(url, { signal }) {
      return await run(url, { args: lookUpArguments, signal, totalMs: LOOK_UP_MS }, async (_folder, ended) => {
        refuseEnding(ended)
        const [title = '', seconds = ''] = ended.said.split('\n')
        const durationSec = Number.parseFloat(seconds)
        return { ...plainTitle(title), ...(durationSec > 0 ? { durationSec } : {}) }
      })
    },

    async fetch(url, { signal }) {
      return await run(url, { args: ytDlpArguments, signal, totalMs: times.totalMs }, async (folder, ended) => {
        const bytes = await found(folder, ended)
        return { bytes, ...plainTitle(ended.said.split('\n')[1] ?? '') }
      })
    },
  }
}

type RunOptions = { readonly args: typeof ytDlpArguments; readonly signal: AbortSignal; readonly totalMs: number }

function refuseEnding({ code, ended }: Ended): void {
  if (ended) throw new LinkRefusedError(ended === 'time' ? 'linkTooSlow' : 'fileTooLarge')
  if (code === 101) throw new LinkRefusedError('linkTooLong')
  if (code === 2) throw new Error('yt-dlp does not know our options: it is too old or too new')
  if (code !== 0) throw new LinkRefusedError('linkUnreachable')
}

async function found(folder: string, ended: Ended): Promise<Uint8Array> {
  refuseEnding(ended)
  const name = (await readdir(folder)).find((file) => /^source\.[A-Za-z0-9_]+$/.test(file) && !file.endsWith('.part'))
  // yt-dlp also reports success when it skipped a file because of its size.
  if (!name) throw new LinkRefusedError('fileTooLarge')
  const place = join(folder, name)
  const file = await lstat(place)
  if (!file.isFile()) throw new LinkRefusedError('linkUnreachable')
  if (file.size > UPLOAD_MAX_BYTES) throw new LinkRefusedError('fileTooLarge')
  const bytes = await readFile(place)
  if (!sniffFormat(bytes)) throw new LinkRefusedError('recordingUnreadable')
  return bytes
}
