import { setTimeout as delay } from 'node:timers/promises'
import type { WorkerServices } from '#server/context.ts'
import { log } from '#server/log.ts'
import type { GenerationListener } from '#server/ports/generation.ts'
import { StorageFullError } from '#server/ports/storage.ts'
import { type Claim, reportProgress } from '#server/services/creations/claim-creation.ts'
import { failCreation } from '#server/services/creations/fail-creation.ts'

const REPORT_EVERY_MS = 500

type ClaimOptions = Pick<GenerationListener, 'onProgress'> & { readonly signal: AbortSignal }

/**
 * Runs a task for a claim and stores its progress. When the creation is deleted or claimed again meanwhile, the task is
 * aborted and the result is null.
 */
export async function runClaim<Result>(
  ctx: WorkerServices,
  claim: Claim,
  jobSignal: AbortSignal,
  task: (options: ClaimOptions) => Promise<Result>,
): Promise<Result | null> {
  const stop = new AbortController()
  const signal = AbortSignal.any([jobSignal, stop.signal])
  let latest: { stage: string; percent: number } | undefined
  const reporting = (async () => {
    let stored = latest
    while (!signal.aborted) {
      await delay(REPORT_EVERY_MS, undefined, { signal }).catch(() => {})
      if (signal.aborted || latest === undefined || stored === latest) continue
      stored = latest
      // A database that is away for a moment must not end the work.
      const held = await reportProgress({ ctx, input: { ...claim, ...latest } }).catch((error: unknown) => {
        log.error('progress', error, claim)
        return true
      })
      if (!held) stop.abort(new ClaimLostError())
    }
  })()
  try {
    return await task({
      signal,
      onProgress: (stage, percent) => {
        latest = { stage, percent }
      },
    })
  } catch (error) {
    if (stop.signal.reason instanceof ClaimLostError) return null
    throw error
  } finally {
    stop.abort()
    await reporting
  }
}

class ClaimLostError extends Error {}

/** Fails a creation that no try could make: its owner is notified and refunded. */
export async function giveUpCreation(
  ctx: WorkerServices,
  { creationId: id }: { readonly creationId: string },
  error: unknown,
): Promise<void> {
  await failCreation({ ctx, input: { id, ...(error instanceof StorageFullError ? { reason: 'storageFull' } : {}) } })
}

/** Removes a folder. An error is only logged: files that are left behind must not change how the job ends. */
export async function removeQuietly(ctx: WorkerServices, folder: string): Promise<void> {
  await ctx.storage.remove(folder).catch((error: unknown) => log.error('storage', error))
}
