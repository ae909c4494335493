/**
 * The engine's only source of chance: sfc32 (Chris Doty-Humphrey, PractRand), seeded through SplitMix32.
 * Handed in, never global, so that one seed always gives one song.
 */
export type Random = {
  /** Uniform in [0, 1). */
  next(): number
  /** Uniform in [low, high). */
  between(low: number, high: number): number
  /** Uniform integer in [low, high], both included. */
  integer(low: number, high: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** Approximately normal, mean 0 and standard deviation 1 (Irwin–Hall of 12). */
  normal(): number
  /** One item. Throws RangeError on an empty list. */
  pick<T>(items: readonly T[]): T
  /** One item, with probability proportional to its weight. Throws RangeError when no weight is above 0. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T
  /** A new list in random order. */
  shuffle<T>(items: readonly T[]): T[]
  /** An independent generator: the same label gives the same stream, however much this one has been used. */
  fork(label: string): Random
}

export function createRandom(seed: number | string): Random {
  const root = typeof seed === 'number' ? hash(String(seed >>> 0)) : hash(seed)
  return generator(root)
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

function generator(root: number): Random {
  let spread = root
  const splitMix = () => {
    spread = (spread + 0x9e3779b9) | 0
    let mixed = Math.imul(spread ^ (spread >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) | 0
  }
  let a = splitMix()
  let b = splitMix()
  let c = splitMix()
  let counter = 1

  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  return {
    next,
    integer,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    normal: () => {
      let sum = -6
      for (let draw = 0; draw < 12; draw++) sum += next()
      return sum
    },
    pick: (items) => {
      if (items.length === 0) throw new RangeError('Cannot pick from an empty list')
      return items[integer(0, items.length - 1)]!
    },
    weighted: (items) => {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0)
      if (!(total > 0)) throw new RangeError('Cannot pick: no weight is above 0')
      let rest = next() * total
      for (const [item, weight] of items) {
        rest -= weight
        if (rest < 0) return item
      }
      return items.findLast(([, weight]) => weight > 0)![0]
    },
    shuffle: (items) => {
      const result = [...items]
      for (let last = result.length - 1; last > 0; last--) {
        const other = integer(0, last)
        ;[result[last], result[other]] = [result[other]!, result[last]!]
      }
      return result
    },
    fork: (label) => generator(hash(`${root}/${label}`)),
  }
}
