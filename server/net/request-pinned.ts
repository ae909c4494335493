import type { LookupAddress } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'
import { FetchRefusedError } from './refused.ts'
import { type Guard, resolvePublic } from './resolve-public.ts'

type Asked = {
  readonly method?: string
  readonly headers?: http.OutgoingHttpHeaders
  readonly signal: AbortSignal
  readonly headMs: number
}

/**
 * Sends one request to a public address. It connects to the very addresses that were checked, so a DNS answer that
 * changes a moment later cannot redirect it. Follows no redirect, uses no proxy. Throws FetchRefusedError.
 */
export async function requestPinned(url: URL, guard: Guard, asked: Asked): Promise<http.IncomingMessage> {
  const { signal, headMs, method = 'GET', headers = {} } = asked
  const late = AbortSignal.timeout(headMs)
  const ending = AbortSignal.any([signal, late])
  const addresses = await orAborted(resolvePublic(url, guard), ending, late)
  const { request, Agent } = url.protocol === 'https:' ? https : http
  return await new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers,
      lookup: pinned(addresses),
      maxHeaderSize: 16_384,
      // Not the shared one, which Node may have told to use the environment's proxy.
      agent: new Agent({ keepAlive: false }),
    })
    const stop = () => sent.destroy(late.aborted ? new FetchRefusedError('tooSlow') : asError(signal.reason))
    ending.addEventListener('abort', stop)
    sent.once('response', (response) => {
      ending.removeEventListener('abort', stop)
      resolve(response)
    })
    sent.on('error', (cause) => {
      ending.removeEventListener('abort', stop)
      const isOurs = cause instanceof FetchRefusedError || signal.aborted
      reject(isOurs ? cause : new FetchRefusedError('unreachable', { cause }))
    })
    sent.end()
  })
}

/** Replaces the DNS look-up: every host name gives the addresses that were checked. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_, options, callback) => {
    if (options.all) callback(null, [...addresses])
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
  }
}

function orAborted<Result>(work: Promise<Result>, ending: AbortSignal, late: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(late.aborted ? new FetchRefusedError('tooSlow') : ending.reason)
    if (ending.aborted) return stop()
    ending.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => ending.removeEventListener('abort', stop))
  })
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)))
