/** Bits of chance at which a line is so rare that it need not be shared out at all. */
const ENOUGH_BITS = 15.5

/**
 * Whether a text is among those that songs of this seed may use, so that songs hardly ever have a line in common: of so
 * many shares of all possible lines, a song writes from one, and the fewer lines of a kind there are, the more shares.
 * `bits` is the logarithm of their number.
 */
export function isOfShare(text: string, bits: number, seed: number): boolean {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  const shares = Math.max(1, Math.min(1024, Math.round(2 ** (ENOUGH_BITS - bits))))
  return ((sum ^ (sum >>> 13)) >>> 0) % shares === (seed >>> 0) % shares
}
