import type { SongVisuals } from '#lib/schemas/song.ts'
import { curves } from './curve.ts'
import { WIDTH } from './waveform-paths.ts'

const VOICE_TOP = 4
const VOICE_HEIGHT = 36

/** The melody over the same width as the loudness bars, in whole units, with gaps where nobody sings. */
export function contourPath(contour: SongVisuals['contour']): string {
  return curves(contour, (index, height) => [
    ((index + 0.5) * WIDTH) / contour.length,
    Math.round(VOICE_TOP + (1 - height) * VOICE_HEIGHT),
  ])
}
