/**
 * The same request with a body that fails with `refusal` as soon as it exceeds `mostBytes`, whatever length it claims.
 */
export function boundedBody(request: Request, mostBytes: number, refusal: () => Error): Request {
  if (!request.body) return request
  let length = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      length += piece.length
      if (length > mostBytes) controller.error(refusal())
      else controller.enqueue(piece)
    },
  })
  const body = request.body.pipeThrough(counting)
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    body,
    duplex: 'half',
  } as RequestInit)
}
