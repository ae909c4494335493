/**
 * Three numbers in [0, 1) for a seed that lie far from those of the seeds around it (R3, Roberts 2018): so neighbouring
 * seeds differ in theme, in stance and in the share of lines that they write from.
 */
export function spreadOf(seed: number): readonly [theme: number, stance: number, share: number] {
  const at = (power: number) => (0.5 + (seed >>> 0) / ROOT ** power) % 1
  return [at(1), at(2), at(3)]
}

/** The root of x⁴ = x + 1. */
const ROOT = 1.2207440846057596

/** The item whose part of the line from 0 to 1 holds the position, parts being as long as the weights. */
export function weightedAt<T>(items: readonly (readonly [item: T, weight: number])[], position: number): T {
  let rest = position * items.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [item, weight] of items) {
    rest -= weight
    if (rest < 0) return item
  }
  throw new RangeError('No weight is above 0')
}

/** The logarithm of how many shares there would be of a line that can only be written in one way. */
const ENOUGH_BITS = 16.5
const MOST_SHARES = 4096

/**
 * Whether a text is among those that a song may write, so that songs hardly ever have a line in common: of so many
 * shares of all possible lines, a song writes from the one at its position in [0, 1), and the fewer lines of a kind
 * there are, the more shares. `bits` is the logarithm of their number.
 */
export function isOfShare(text: string, bits: number, position: number): boolean {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  const shares = Math.min(MOST_SHARES, Math.max(1, Math.round(2 ** (ENOUGH_BITS - bits))))
  return ((sum ^ (sum >>> 13)) >>> 0) % shares === Math.floor(position * shares)
}
