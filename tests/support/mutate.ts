import type { Random } from '#lib/engine/random/random.ts'

/** What happens to files on their way, and what people do to them who mean no good. */
const HARMS = {
  bits(bytes, random) {
    const harmed = bytes.slice()
    for (let left = random.integer(1, 40); left > 0; left--) flip(harmed, random.integer(0, harmed.length - 1), random)
    return harmed
  },
  headerBits(bytes, random) {
    const harmed = bytes.slice()
    for (let left = random.integer(1, 6); left > 0; left--)
      flip(harmed, random.integer(0, Math.min(199, harmed.length - 1)), random)
    return harmed
  },
  /** A size, a count or a rate says something else. */
  numbers(bytes, random) {
    const harmed = bytes.slice()
    const at = random.integer(0, Math.min(1023, harmed.length - 4))
    const value = random.pick([0, 1, 0xff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff, random.integer(0, 0xffffffff)])
    new DataView(harmed.buffer).setUint32(at, value, random.chance(0.5))
    return harmed
  },
  truncate: (bytes, random) => bytes.slice(0, random.integer(0, bytes.length)),
  hole(bytes, random) {
    const from = random.integer(0, bytes.length - 1)
    return joined(bytes.subarray(0, from), bytes.subarray(random.integer(from, bytes.length)))
  },
  zeros(bytes, random) {
    const from = random.integer(0, bytes.length - 1)
    return bytes.slice().fill(0, from, from + random.integer(1, 3000))
  },
  noise: (bytes, random) => bytes.map((byte, at) => (at > 40 && random.chance(0.05) ? random.integer(0, 255) : byte)),
  repeat(bytes, random) {
    const from = random.integer(0, bytes.length - 1)
    const part = bytes.subarray(from, from + random.integer(1, 2000))
    return joined(bytes.subarray(0, from), ...new Array(random.integer(2, 30)).fill(part), bytes.subarray(from))
  },
  before: (bytes, random) =>
    joined(
      Uint8Array.from({ length: random.integer(1, 5000) }, () => random.integer(0, 255)),
      bytes,
    ),
  behind: (bytes, random, other) => joined(bytes, random.chance(0.5) ? bytes : other),
  /** One kind of file that begins like another. */
  disguise: (bytes, random, other) =>
    joined(other.subarray(0, random.integer(4, 64)), bytes.subarray(random.integer(0, 64))),
} satisfies Record<string, (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array>

export const HARM_NAMES = Object.keys(HARMS) as readonly (keyof typeof HARMS)[]

/** A file that something happened to; `other` is a whole file of another kind. */
export function mutate(bytes: Uint8Array, harm: keyof typeof HARMS, random: Random, other: Uint8Array): Uint8Array {
  return HARMS[harm](bytes, random, other)
}

function flip(bytes: Uint8Array, at: number, random: Random): void {
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.integer(0, 7))
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}
