/**
 * Looks words up in lines of "word what is said of it", sorted by the code units of the words, without taking them
 * apart: as an object they would be fifteen times as large.
 */
export function openDictionary(lines: string): (word: string) => string | null {
  return (word) => {
    let low = 0
    let high = lines.length
    while (low < high) {
      const start = lines.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1
      const end = lines.indexOf('\n', start)
      const space = lines.indexOf(' ', start)
      const found = lines.slice(start, space)
      if (found === word) return lines.slice(space + 1, end)
      if (found < word) low = end + 1
      else high = start
    }
    return null
  }
}
