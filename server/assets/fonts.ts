import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

export type Family = 'brygada-1918' | 'geist' | 'noto-serif-jp' | 'noto-serif-kr' | 'noto-serif-sc'

type Slice = { readonly file: string; readonly ranges: readonly (readonly [from: number, to: number])[] }

/** Files that are kept open; a title in Japanese needs about ten. */
const MOST_OPEN = 48

const slices = new Map<Family, readonly Slice[]>()
const open = new Map<string, Font>()

/** The file of a family that has a character, or null. Packages carry their letters in slices, as browsers load them. */
export function fontWith(family: Family, codePoint: number): Font | null {
  const slice = slicesOf(family).find(({ ranges }) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to))
  const font = slice && opened(slice.file)
  return font?.hasGlyphForCodePoint(codePoint) ? font : null
}

function slicesOf(family: Family): readonly Slice[] {
  const known = slices.get(family)
  if (known) return known
  const folder = join(process.cwd(), 'node_modules/@fontsource-variable', family)
  const listed: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  const read = Object.entries(listed).map(([name, ranges]) => ({
    file: join(folder, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(rangeOf),
  }))
  slices.set(family, read)
  return read
}

/** "U+3042-3044" or "U+20". */
function rangeOf(text: string): readonly [number, number] {
  const [from = Number.NaN, to = from] = text
    .trim()
    .slice(2)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16))
  return [from, to]
}

function opened(file: string): Font {
  const font = open.get(file) ?? (create(readFileSync(file)) as Font)
  // The file that was asked for last stands last.
  open.delete(file)
  open.set(file, font)
  const [oldest] = open.keys()
  if (oldest !== undefined && open.size > MOST_OPEN) open.delete(oldest)
  return font
}
