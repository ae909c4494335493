/**
 * Of so many shares of all possible lines, a song may write from one, so that songs hardly ever have a line in common.
 * The fewer images a line holds, the fewer such lines there are, and the finer they are shared out.
 */
function sharesFor(images: number): number {
  if (images === 0) return 1024
  return images === 1 ? 224 : 40
}

/** Whether a text that holds so many images is among those that songs of this seed may use. */
export function isOfShare(text: string, images: number, seed: number): boolean {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0
  const shares = sharesFor(images)
  return ((sum ^ (sum >>> 13)) >>> 0) % shares === (seed >>> 0) % shares
}
