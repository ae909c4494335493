/** The word of a list that a typed one is but for one letter; null for words of the list, longer forms of them, and others. */
export function slipOf(word: string, known: readonly string[]): string | null {
  if (word.length < SHORTEST || known.some((one) => word.startsWith(one))) return null
  return known.find((one) => isOneSlipAway(word, one)) ?? null
}

/** In letters: shorter words are too often others. */
const SHORTEST = 6

/** A letter too many, too few, another one, or two that changed places. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let at = 0
  while (at < meant.length && typed[at] === meant[at]) at++
  const [typedRest, meantRest] = [typed.slice(at), meant.slice(at)]
  return (
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest.slice(1) ||
    `${typedRest[1]}${typedRest[0]}${typedRest.slice(2)}` === meantRest
  )
}
