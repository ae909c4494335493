import { sniffFormat } from '#lib/engine/index.ts'
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

/** Links that lead straight to a recording or a film: what comes is judged by its bytes, not by what it is called. */
export function directLinks(guard: Guard): LinkSource {
  return {
    readsPages: async () => false,

    async lookUp(url, { signal }) {
      const limits = { ...USUAL_LIMITS, totalMs: LOOK_MS, headMs: LOOK_MS }
      const onHead = (contentType: string, found: URL) => {
        refusePage(contentType)
        throw new HeadSeen(found)
      }
      try {
        return titleOfUrl((await guardedFetch(url.trim(), { signal, guard, limits, onHead })).url)
      } catch (error) {
        if (error instanceof HeadSeen) return titleOfUrl(error.url)
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

const LOOK_MS = 8000

/** Ends a look before the recording itself is read. */
class HeadSeen extends Error {
  readonly url: URL

  constructor(url: URL) {
    super('The head is enough')
    this.url = url
  }
}

function asLinkRefusal(error: unknown): unknown {
  return error instanceof FetchRefusedError ? new LinkRefusedError(REFUSALS[error.reason], { cause: error }) : error
}

function refusePage(contentType: string): void {
  if (/^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) throw new LinkRefusedError('linkIsPage')
}
