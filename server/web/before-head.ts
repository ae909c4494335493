import type { ServerResponse } from 'node:http'

/** Calls `change` when the head of a response is about to be sent: its status and headers are known then, and `change` may set others. */
export function beforeHead(response: ServerResponse, change: (response: ServerResponse) => void): void {
  const writeHead = response.writeHead.bind(response) as (...call: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const given = rest.at(-1)
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) {
      for (const [name, value] of Object.entries(given)) response.setHeader(name, value)
      rest.pop()
    }
    change(response)
    return writeHead(response.statusCode, ...rest)
  }) as ServerResponse['writeHead']
}
