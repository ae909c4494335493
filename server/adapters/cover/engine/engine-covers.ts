import { z } from 'zod'
import { type ConfinedProcess, confinedProcess } from '#server/adapters/confined/confined-process.ts'
import type { CoverRequest, MadeCover } from '#server/ports/cover.ts'

const TASK_MODULE = 'server/adapters/cover/engine/cover-task.ts'

const FILES = [
  ...['vocals.wav', 'instrumental.wav', 'vocals.mp3', 'instrumental.mp3', 'cover.wav', 'cover.mp3', 'metadata.json'],
  ...['source-vocals.wav', 'source-instrumental.wav'],
]

const made: z.ZodType<MadeCover> = z.object({
  durationSec: z.number().nonnegative(),
  peaks: z.array(z.int().min(0).max(255)).max(10_000),
  metadata: z.record(z.string(), z.unknown()),
})

/** Seven minutes, the longest recording, take 45 s, 0.4 GB of memory and 0.4 GB of files. */
const LIMITS = { wallMs: 1_500_000, cpuSec: 1500, memoryMb: 1536, totalBytes: 2 ** 30 }

/** The embedded engine, each cover in a confined process of its own. */
export function engineCovers(): ConfinedProcess<CoverRequest, MadeCover> {
  return confinedProcess(TASK_MODULE, { result: made, files: FILES, limits: LIMITS })
}
