import type { SongVisuals } from '#lib/schemas/song.ts'

/** Heights that a line of a few pixels can show. Finer ones would weigh more than they say. */
const STEPS = 12

/** The melody with half as many heights, each the mean of two neighbours that are sung, in steps that a small line shows. */
export function lineContour(contour: SongVisuals['contour']): (number | null)[] {
  return Array.from({ length: contour.length / 2 }, (_, index) => {
    const sung = contour.slice(2 * index, 2 * index + 2).filter((height) => height !== null)
    if (sung.length === 0) return null
    return Math.round((STEPS * sung.reduce((sum, height) => sum + height, 0)) / sung.length) / STEPS
  })
}
