import { contourPath } from '#lib/drawing/contour-path.ts'
import type { SongVisuals } from '#lib/schemas/song.ts'

/**
 * The sung melody as a line, whose thickness does not change when the drawing is stretched. For drawings that are WIDTH
 * wide.
 */
export function Melody({ contour }: Pick<SongVisuals, 'contour'>) {
  return (
    <path
      d={contourPath(contour)}
      className="stroke-voice"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}
