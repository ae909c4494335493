import { contourPath } from '#lib/drawing/contour-path.ts'
import type { SongVisuals } from '#lib/schemas/song.ts'

/** The voice's line, as thick however its drawing is stretched; inside of a drawing that is WIDTH wide. */
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
