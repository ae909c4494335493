import { type Part, wavPieces } from '#lib/engine/covers.ts'

type Send = (file: string, bytes: Uint8Array<ArrayBuffer>) => void

/** Pieces of about 260 kB that are sent in each turn: fewer than a disk can take in meanwhile. */
const PIECES_A_TURN = 3

/** Sends the files of parts piece by piece while other work goes on, so that they never pile up on their way. */
export function createFileStreamer(send: Send) {
  const waiting: { readonly file: string; readonly pieces: Generator<Uint8Array<ArrayBuffer>> }[] = []

  /** Sends the next pieces; false once there are none. */
  function sendSome(): boolean {
    for (let count = 0; count < PIECES_A_TURN; count++) {
      const [first] = waiting
      if (!first) return false
      const { value, done } = first.pieces.next()
      if (done) waiting.shift()
      else send(first.file, value)
    }
    return true
  }

  return {
    add: (file: string, part: Part, note: string): void => void waiting.push({ file, pieces: wavPieces(part, note) }),
    sendSome,
    sendAll(): void {
      while (sendSome());
    },
  }
}
