import type { SongVisuals } from '#lib/schemas/song.ts'
import { artworkColours } from './artwork-colours.ts'
import { echoes, melodyPath, SIDE } from './melody-lines.ts'
import { hexOf, type Oklch } from './oklch.ts'

/** A song's drawn artwork as an SVG of its own, `side` pixels wide; as components/drawing/artwork.tsx draws it in pages. */
export function artworkSvg(visuals: SongVisuals, side: number): string {
  const { ground, line, melody } = artworkColours(visuals)
  const stroke = (d: string, colour: Oklch, width: number, opacity = 1) =>
    `<path d="${d}" stroke="${hexOf(colour)}" stroke-width="${width}" opacity="${opacity.toFixed(3)}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" fill="${hexOf(ground)}"/>`,
    ...echoes(visuals).map(({ path, strength }) => stroke(path, line, 1, strength)),
    stroke(melodyPath(visuals), melody, 2.25),
    '</svg>',
  ].join('')
}
