import { RECORDING_MAX_SEC } from '#lib/catalog/limits.ts'
import { sniffFormat } from '#lib/engine/index.ts'
import { beginningSec } from '#lib/engine/recording.ts'
import { guardedFetch, USUAL_LIMITS } from '#server/net/guarded-fetch.ts'
import { type FetchRefusal, FetchRefusedError } from '#server/net/refused.ts'
import type { Guard } from '#server/net/resolve-public.ts'
import { type LinkRefusal, LinkRefusedError, type LinkSource } from '#server/ports/link-source.ts'
import { titleOfUrl } from '../title.ts'

const REFUSALS: Readonly<Record<FetchRefusal, LinkRefusal>> = {
  notAWebAddress: 'linkInvalid',
  addressRefused: 'linkRefused',
  unreachable: 'linkUnreachable',
  tooLarge: 'fileTooLarge',
  tooSlow: 'linkTooSlow',
}

/** Links that lead straight to a recording or a film. The content is judged by its bytes, not by its name. */
export function directLinks(guard: Guard): LinkSource {
  return {
    readsPages: async () => false,

    async lookUp(url, { signal }) {
      const limits = { ...USUAL_LIMITS, totalMs: LOOK_UP_MS, headMs: LOOK_UP_MS }
      let found: URL | undefined
      const onHead = (contentType: string, at: URL) => {
        refusePage(contentType)
        found = at
      }
      try {
        const options = { signal, guard, limits, onHead, enoughBytes: LOOK_UP_BYTES }
        const { bytes, totalBytes } = await guardedFetch(url.trim(), options)
        const durationSec = beginningSec(bytes, totalBytes)
        if (durationSec !== null && durationSec > LONGEST_SEC) throw new LinkRefusedError('linkTooLong')
        return { ...titleOfUrl(found ?? new URL(url)), ...(durationSec === null ? {} : { durationSec }) }
      } catch (error) {
        // The recording exists; its length becomes known when it is fetched.
        if (found && error instanceof FetchRefusedError && !signal.aborted) return titleOfUrl(found)
        throw asLinkRefusal(error)
      }
    },

    async fetch(url, { signal, onProgress }) {
      try {
        const fetched = await guardedFetch(url.trim(), {
          signal,
          guard,
          onHead: refusePage,
          onProgress: (bytes, total) => total && onProgress?.(Math.min(1, bytes / total)),
        })
        if (!sniffFormat(fetched.bytes)) throw new LinkRefusedError('recordingUnreadable')
        return { bytes: fetched.bytes, ...titleOfUrl(fetched.url) }
      } catch (error) {
        throw asLinkRefusal(error)
      }
    },
  }
}

const LOOK_UP_MS = 8000
/** Enough for cover pictures that come before the sound in the file. */
const LOOK_UP_BYTES = 262_144
/** Encoders may add half a second. */
const LONGEST_SEC = RECORDING_MAX_SEC + 0.5

function asLinkRefusal(error: unknown): unknown {
  return error instanceof FetchRefusedError ? new LinkRefusedError(REFUSALS[error.reason], { cause: error }) : error
}

function refusePage(contentType: string): void {
  if (/^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) throw new LinkRefusedError('linkIsPage')
}
