import type { IncomingMessage } from 'node:http'
import { FetchRefusedError } from './refused.ts'
import { requestPinned } from './request-pinned.ts'
import type { Guard } from './resolve-public.ts'

export type FetchLimits = {
  /** Time limit for the whole fetch; `headMs` is the limit for the headers of each answer. */
  readonly totalMs: number
  readonly headMs: number
  readonly maxBytes: number
  /** The fewest bytes that must arrive in each window of time: a sender that drips is not worth the wait. */
  readonly window: { readonly ms: number; readonly bytes: number }
}

export const USUAL_LIMITS: FetchLimits = {
  totalMs: 120_000,
  headMs: 15_000,
  maxBytes: 20 * 1024 * 1024,
  window: { ms: 10_000, bytes: 32_768 },
}

export type Fetched = {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly url: URL
  /** Bytes in all, if the sender says. */
  readonly totalBytes: number | null
}

type Options = {
  readonly signal: AbortSignal
  readonly guard?: Guard
  readonly limits?: FetchLimits
  /** Stops, as a success, once this many bytes have been read. */
  readonly enoughBytes?: number
  /** Bytes so far, and in all if the sender says. */
  readonly onProgress?: (bytes: number, total: number | null) => void
  /** Called with the content type and final address before the body is read; may throw to stop there. */
  readonly onHead?: (contentType: string, url: URL) => void
}

const REDIRECTS = [301, 302, 303, 307, 308]
const MOST_REDIRECTS = 5
const HEADERS = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Canto (recording intake)' }

/**
 * The only way to fetch an address that somebody else has named. It reaches public web addresses only and checks them
 * anew at every redirect. Its limits hold whatever the sender states. Throws FetchRefusedError, or the signal's reason.
 */
export async function guardedFetch(address: string, options: Options): Promise<Fetched> {
  const { signal, guard = {}, limits = USUAL_LIMITS } = options
  if (!URL.canParse(address)) throw new FetchRefusedError('notAWebAddress')
  const late = AbortSignal.timeout(limits.totalMs)
  const ending = AbortSignal.any([signal, late])
  let url = new URL(address)
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await requestPinned(url, guard, { headers: HEADERS, signal: ending, headMs: limits.headMs })
      const { location } = response.headers
      if (!REDIRECTS.includes(response.statusCode ?? 0) || !location) {
        return await read(response, url, { ...options, limits }, ending)
      }
      response.destroy()
      if (!URL.canParse(location, url)) throw new FetchRefusedError('unreachable')
      url = new URL(location, url)
    }
    throw new FetchRefusedError('unreachable')
  } catch (error) {
    if (late.aborted && !signal.aborted) throw new FetchRefusedError('tooSlow')
    throw error
  }
}

async function read(
  response: IncomingMessage,
  url: URL,
  { limits, enoughBytes = Number.POSITIVE_INFINITY, onHead, onProgress }: Options & { limits: FetchLimits },
  ending: AbortSignal,
): Promise<Fetched> {
  const stop = () => response.destroy(new Error('Fetching ended'))
  ending.addEventListener('abort', stop)
  const drip = watchDrip(response, limits)
  try {
    const { statusCode, headers } = response
    const encoding = headers['content-encoding'] ?? 'identity'
    if (statusCode !== 200 || encoding.toLowerCase() !== 'identity') throw new FetchRefusedError('unreachable')
    const contentType = headers['content-type'] ?? ''
    const total = headers['content-length'] === undefined ? null : Number(headers['content-length'])
    if (total !== null && total > limits.maxBytes) throw new FetchRefusedError('tooLarge')
    onHead?.(contentType, url)
    const pieces: Uint8Array[] = []
    let length = 0
    for await (const piece of response as AsyncIterable<Uint8Array>) {
      length += piece.length
      if (length > limits.maxBytes) throw new FetchRefusedError('tooLarge')
      pieces.push(piece)
      drip.heard(piece.length)
      onProgress?.(length, total)
      if (length >= enoughBytes) break
    }
    return { bytes: Buffer.concat(pieces), contentType, url, totalBytes: total }
  } catch (error) {
    ending.throwIfAborted()
    if (drip.isTooSlow()) throw new FetchRefusedError('tooSlow')
    if (error instanceof Error && 'code' in error) throw new FetchRefusedError('unreachable', { cause: error })
    throw error
  } finally {
    drip.end()
    ending.removeEventListener('abort', stop)
    response.destroy()
  }
}

/** Breaks off an answer that brings fewer bytes than the minimum in any window of time. */
function watchDrip(response: IncomingMessage, { window }: FetchLimits) {
  let heard = 0
  let tooSlow = false
  const timer = setInterval(() => {
    tooSlow = heard < window.bytes
    heard = 0
    if (tooSlow) response.destroy(new Error('Too slow'))
  }, window.ms)
  return {
    heard: (bytes: number) => {
      heard += bytes
    },
    isTooSlow: () => tooSlow,
    end: () => clearInterval(timer),
  }
}
