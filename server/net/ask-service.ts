import * as http from 'node:http'
import * as https from 'node:https'

type Asked = {
  readonly method: 'GET' | 'POST'
  readonly headers: http.OutgoingHttpHeaders
  readonly body?: string
  readonly signal: AbortSignal
  /** The largest answer that is read; a longer one fails. */
  readonly maxBytes: number
}

export type ServiceAnswer = {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

/** The service did not answer, or its answer broke off. */
export class ServiceUnreachableError extends Error {
  override name = 'ServiceUnreachableError'
  /** Whether the answer had begun before it broke off. */
  readonly brokeOff: boolean

  constructor(message: string, brokeOff: boolean, options?: ErrorOptions) {
    super(message, options)
    this.brokeOff = brokeOff
  }
}

/**
 * Sends one request to a service that the operator has named in a setting. The service may run on this machine or in a
 * private network, so its address is not checked; for the same reason only the operator may name one. Follows no
 * redirect, uses no proxy. Throws ServiceUnreachableError, or the signal's reason.
 */
export async function askService(url: URL, { signal, maxBytes, body, method, headers }: Asked): Promise<ServiceAnswer> {
  signal.throwIfAborted()
  const { request, Agent } = url.protocol === 'https:' ? https : http
  const sent = request(url, {
    method,
    signal,
    maxHeaderSize: 16_384,
    agent: new Agent({ keepAlive: false }),
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
  })
  let hasBegun = false
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve)
      sent.on('error', reject)
      sent.end(body)
    })
    hasBegun = true
    return { status: response.statusCode ?? 0, headers: response.headers, text: await read(response, maxBytes) }
  } catch (error) {
    signal.throwIfAborted()
    const message = error instanceof Error ? error.message : 'no answer'
    throw new ServiceUnreachableError(message, hasBegun, { cause: error })
  } finally {
    sent.destroy()
  }
}

async function read(response: http.IncomingMessage, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response as AsyncIterable<Uint8Array>) {
    length += piece.length
    if (length > maxBytes) throw new RangeError('the answer is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
