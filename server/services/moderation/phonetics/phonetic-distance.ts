/**
 * How far two sounds are from each other, 0 the same, 1 where it is more than `most`: vowels weigh less, since every script
 * writes them its own way.
 */
export function distance(one: string, other: string, most: number): number {
  const longest = Math.max(one.length, other.length, 1)
  const width = other.length
  if (width >= LONGEST) return 1
  let [row, next] = [ROWS.row, ROWS.next]
  row[0] = 0
  for (let at = 1; at <= width; at++) row[at] = cell(row, at - 1) + dropCost(other.charCodeAt(at - 1))
  for (let index = 0; index < one.length; index++) {
    const mine = one.charCodeAt(index)
    const drop = dropCost(mine)
    let least = cell(row, 0) + drop
    next[0] = least
    for (let at = 1; at <= width; at++) {
      const theirs = other.charCodeAt(at - 1)
      let cost = cell(row, at - 1) + swapCost(mine, theirs)
      const dropped = cell(row, at) + drop
      const added = cell(next, at - 1) + dropCost(theirs)
      if (dropped < cost) cost = dropped
      if (added < cost) cost = added
      next[at] = cost
      if (cost < least) least = cost
    }
    if (least > most * longest) return 1
    const spare = row
    row = next
    next = spare
  }
  return cell(row, width) / longest
}

/** No name is longer than this. All calls share the rows, since nothing else runs while a call does. */
const LONGEST = 96
const ROWS = { row: new Float64Array(LONGEST), next: new Float64Array(LONGEST) }
const cell = (row: Float64Array, at: number): number => row[at] ?? 0

const A = 97
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const SIMILAR = ['ae', 'ei', 'ou', 'ao', 'iu', 'eo']
/** How near letters are to the signs by which phonetics.ts writes what is spoken in several ways. */
const SIGNS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  c: { t: 0.2, s: 0.2, d: 0.2 },
  j: { s: 0.1, i: 0.2, h: 0.2, q: 0.2, v: 0.1, d: 0.4, z: 0.1 },
  x: { s: 0.1, k: 0.1, q: 0.1, z: 0.2 },
  v: { g: 0.1, k: 0.2, s: 0.1, h: 0.3 },
  w: { u: 0.1, b: 0.2, o: 0.2, g: 0.4 },
  q: { h: 0.1, k: 0.1, g: 0.2 },
  z: { h: 0.1, s: 0.1 },
  m: { n: 0.5 },
  g: { h: 0.4 },
  l: { n: 0.1, m: 0.1 },
  y: { a: 0.1, e: 0.1, i: 0.1, o: 0.1, u: 0.1, w: 0.1 },
}
const CLASSES = ['pb', 'td', 'kg']

const DROPS = Float64Array.from(LETTERS, dropOf)
const SWAPS = Float64Array.from(LETTERS.flatMap((mine) => LETTERS.map((theirs) => swapOf(mine, theirs))))

const dropCost = (letter: number): number => DROPS[letter - A] ?? 1
const swapCost = (mine: number, theirs: number): number => SWAPS[(mine - A) * 26 + theirs - A] ?? 1

/**
 * What it costs to leave a letter out. Vowels cost less: Japanese puts a u or an o where there is none, hangul has its
 * own sign for that, and some scripts write no vowels.
 */
function dropOf(letter: string): number {
  if (letter === 'y' || letter === 'l') return 0.1
  if (letter === 'u' || letter === 'h') return 0.2
  if ('aeiow'.includes(letter)) return 0.3
  return 'rqz'.includes(letter) ? 0.4 : 1
}

function swapOf(mine: string, theirs: string): number {
  if (mine === theirs) return 0
  if ('aeiou'.includes(mine) && 'aeiou'.includes(theirs)) {
    return SIMILAR.some((pair) => pair.includes(mine) && pair.includes(theirs)) ? 0.25 : 0.45
  }
  const sign = SIGNS[mine]?.[theirs] ?? SIGNS[theirs]?.[mine]
  if (sign !== undefined) return sign
  return CLASSES.some((pair) => pair.includes(mine) && pair.includes(theirs)) ? 0.2 : 1
}
