import type { SungPart } from '../singing/contract.ts'

/** The sung parts of a song, block after block: none is asked for before it is needed, and none is kept once it is over. */
export function createSungParts(lines: Iterable<readonly SungPart[]>) {
  const source = lines[Symbol.iterator]()
  let parts: SungPart[] = []
  /** Whatever is not sung yet starts here or later. */
  let sungUntil = 0

  function singOn(): void {
    const { value, done } = source.next()
    if (done) {
      sungUntil = Number.POSITIVE_INFINITY
      return
    }
    parts.push(...value)
    sungUntil = Math.min(...value.map(({ startSample }) => startSample))
  }

  return {
    /** The first `count` lines, before any block. */
    first(count: number): readonly SungPart[] {
      for (let line = 0; line < count && Number.isFinite(sungUntil); line++) singOn()
      return parts
    },

    /** What sounds between two samples; `from` ascends from call to call. */
    between(from: number, to: number): readonly SungPart[] {
      while (sungUntil < to) singOn()
      if (parts.some((part) => isOver(part, from))) parts = parts.filter((part) => !isOver(part, from))
      return parts
    },
  }
}

const isOver = ({ startSample, samples }: SungPart, at: number) => startSample + samples.length <= at
