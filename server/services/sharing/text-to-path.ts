import type { Font } from 'fontkit'
import { type Family, fontWith } from '#server/assets/fonts.ts'

/** A text as outlines, since the renderer of our pictures knows no fonts. */
type Outline = { readonly glyphs: readonly Glyph[]; readonly width: number }
/** A glyph's outline in the units of its font, `perEm` to an em, and its position in em. */
type Glyph = {
  readonly d: string
  readonly x: number
  readonly y: number
  readonly perEm: number
  readonly thin: boolean
}

export type Typeface = 'display' | 'text'
export type Line = { readonly svg: string; readonly width: number }

const FACES: Readonly<Record<Typeface, Family>> = { display: 'brygada-1918', text: 'geist' }
const ASIAN: readonly Family[] = ['noto-serif-jp', 'noto-serif-kr', 'noto-serif-sc']
/** The Asian font files hold only their thinnest weight. A stroke of this width, in em, makes it a text weight. */
const THICKEN = 0.022
const SPACE = 0.25
const ELLIPSIS = '…'

const HAN_OR_KANA = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u

/**
 * Text as lines of SVG outlines, each with its baseline at 0, `size` px high and at most `width` px wide. Null when it
 * needs more than `mostLines` lines, or when a word is longer than a line. With `cut` such a word is broken instead,
 * and the last line ends in "…". Characters that no font here has are left out.
 */
export function textToPath(
  text: string,
  { face, size, width, mostLines, cut = false }: Style & { mostLines: number; cut?: boolean },
): Line[] | null {
  const style = { face, size, width }
  const room = width / size
  const lines: Outline[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const { outline, spaced } of piecesOf(text, face, cut ? room : Number.POSITIVE_INFINITY)) {
    if (outline.width > room && !cut) return null
    const gap = spaced ? SPACE : 0
    const line = lines.at(-1)
    if (line && used + gap + outline.width <= room) {
      line.push({ glyphs: [], width: gap }, outline)
      used += gap + outline.width
    } else {
      lines.push([outline])
      used = outline.width
    }
  }
  if (lines.length <= mostLines) return lines.map((line) => drawn(line, style))
  if (!cut) return null
  const shown = lines.slice(0, mostLines)
  const last = shown.at(-1) ?? []
  const end = shape(ELLIPSIS, face)
  while (last.length > 1 && sum(last) + end.width > room) last.pop()
  last.push(end)
  return shown.map((line) => drawn(line, style))
}

type Style = { readonly face: Typeface; readonly size: number; readonly width: number }

const sum = (outlines: readonly Outline[]) => outlines.reduce((total, { width }) => total + width, 0)

/**
 * The pieces between which a line may end: words, or parts of a sentence in Chinese and Japanese. A piece that is
 * longer than a line is split into letters.
 */
function piecesOf(text: string, face: Typeface, room: number): { outline: Outline; spaced: boolean }[] {
  const words = drawable(text, face).split(/\s+/).filter(Boolean)
  return words.flatMap((word) =>
    parts(word).flatMap((part, index) => {
      const outline = shape(part, face)
      const spaced = index === 0
      if (outline.width <= room) return { outline, spaced }
      return [...new Intl.Segmenter().segment(part)].map(({ segment }, at) => ({
        outline: shape(segment, face),
        spaced: spaced && at === 0,
      }))
    }),
  )
}

/** Splits a word where a line may end within it: between the words of a language that is written without spaces. */
function parts(word: string): string[] {
  const found: string[] = []
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(word)) {
    const last = found.at(-1)
    if (last !== undefined && !(HAN_OR_KANA.test(segment) && !/[\p{Ps}\p{Pi}]$/u.test(last))) {
      found[found.length - 1] = last + segment
    } else found.push(segment)
  }
  return found
}

/** The text without what no font has, such as pictographs. */
function drawable(text: string, face: Typeface): string {
  return [...text.normalize('NFC')].filter((sign) => /\s/.test(sign) || fontOf(sign, face, text)).join('')
}

/**
 * The font of the face if it has the sign, else the first of the Asian fonts that has it. The font of the text's own
 * language comes first.
 */
function fontOf(sign: string, face: Typeface, text: string): Font | null {
  const codePoint = sign.codePointAt(0) ?? 0
  const [japanese, korean, chinese] = ASIAN
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  const order = isJapanese ? [japanese, chinese, korean] : [chinese, korean, japanese]
  for (const family of [FACES[face], ...order]) {
    const font = family && fontWith(family, codePoint)
    if (font) return font
  }
  return null
}

function shape(text: string, face: Typeface): Outline {
  const glyphs: Glyph[] = []
  let width = 0
  for (const { font, run } of runsOf(text, face)) {
    const { unitsPerEm: perEm } = font
    const thin = font.familyName.startsWith('Noto')
    const { glyphs: shaped, positions } = font.layout(run)
    shaped.forEach(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const d = path.toSVG()
      if (d) glyphs.push({ d, x: width + xOffset / perEm, y: yOffset / perEm, perEm, thin })
      width += xAdvance / perEm
    })
  }
  return { glyphs, width }
}

function runsOf(text: string, face: Typeface): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = []
  for (const sign of text) {
    const font = fontOf(sign, face, text)
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.run += sign
    else runs.push({ font, run: sign })
  }
  return runs
}

function drawn(line: readonly Outline[], { size }: Style): Line {
  let x = 0
  const drawings = line.map(({ glyphs, width }) => {
    const from = x
    x += width
    return glyphs.map((glyph) => drawnGlyph(glyph, from, size)).join('')
  })
  return { svg: drawings.join(''), width: x * size }
}

function drawnGlyph({ d, x, y, perEm, thin }: Glyph, from: number, size: number): string {
  const scale = (size / perEm).toFixed(5)
  const at = `translate(${((from + x) * size).toFixed(2)} ${(-y * size).toFixed(2)}) scale(${scale} -${scale})`
  const bolder = thin ? ` stroke="currentColor" stroke-width="${THICKEN * perEm}"` : ''
  return `<path transform="${at}" d="${d}"${bolder}/>`
}
