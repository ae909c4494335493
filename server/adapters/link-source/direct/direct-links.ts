import { sniffFormat } from '#lib/engine/index.ts'
import { guardedFetch } from '#server/net/guarded-fetch.ts'
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
    async fetch(url, { signal, onProgress }) {
      try {
        const fetched = await guardedFetch(url.trim(), {
          signal,
          guard,
          onHead: (contentType) => {
            if (isPage(contentType)) throw new LinkRefusedError('linkIsPage')
          },
          onProgress: (bytes, total) => total && onProgress?.(Math.min(1, bytes / total)),
        })
        if (!sniffFormat(fetched.bytes)) throw new LinkRefusedError('fileTypeInvalid')
        return { bytes: fetched.bytes, ...titleOfUrl(fetched.url) }
      } catch (error) {
        throw error instanceof FetchRefusedError
          ? new LinkRefusedError(REFUSALS[error.reason], { cause: error })
          : error
      }
    },
  }
}

function isPage(contentType: string): boolean {
  return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType)
}
