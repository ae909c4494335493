/**
 * The format of a frame on the pipe from a confined process: the lengths of header and body, then the header as JSON,
 * then the body as plain bytes. No frame can make the reader do more than store it.
 */
const LENGTHS_BYTES = 8
/** Metadata and a recording's loudness over time take a few kilobytes. */
const HEADER_MAX_BYTES = 2 ** 20
/** The largest file that comes in one piece is an MP3 of seven minutes. */
const BODY_MAX_BYTES = 2 ** 25
const FRAMES_MAX = 100_000

export type Frame = { readonly header: unknown; readonly body: Uint8Array<ArrayBuffer> }

export function frameOf(header: unknown, body: Uint8Array = new Uint8Array(0)): Uint8Array[] {
  const text = new TextEncoder().encode(JSON.stringify(header))
  const lengths = new Uint8Array(LENGTHS_BYTES)
  const view = new DataView(lengths.buffer)
  view.setUint32(0, text.length)
  view.setUint32(4, body.length)
  return [lengths, text, body]
}

/** Reassembles frames from chunks. Throws on anything too large or malformed before storing it. */
export function createFrameReader(onFrame: (frame: Frame) => void, { totalBytes }: { totalBytes: number }) {
  let lengths = new Uint8Array(LENGTHS_BYTES)
  let content: Uint8Array<ArrayBuffer> | null = null
  let headerBytes = 0
  let filled = 0
  let total = 0
  let frames = 0

  function begin(): void {
    const view = new DataView(lengths.buffer)
    headerBytes = view.getUint32(0)
    const bodyBytes = view.getUint32(4)
    if (headerBytes > HEADER_MAX_BYTES || bodyBytes > BODY_MAX_BYTES) throw new Error('It sent too much at once')
    if (++frames > FRAMES_MAX) throw new Error('It sent too often')
    content = new Uint8Array(headerBytes + bodyBytes)
    filled = 0
  }

  function end(whole: Uint8Array<ArrayBuffer>): void {
    const header: unknown = JSON.parse(new TextDecoder().decode(whole.subarray(0, headerBytes)))
    content = null
    lengths = new Uint8Array(LENGTHS_BYTES)
    filled = 0
    onFrame({ header, body: whole.subarray(headerBytes) })
  }

  return (chunk: Uint8Array): void => {
    total += chunk.length
    if (total > totalBytes) throw new Error('It sent too much')
    for (let at = 0; at < chunk.length; ) {
      const target: Uint8Array = content ?? lengths
      const piece = chunk.subarray(at, at + target.length - filled)
      target.set(piece, filled)
      filled += piece.length
      at += piece.length
      if (!content && filled === LENGTHS_BYTES) begin()
      if (content && filled === content.length) end(content)
    }
  }
}
