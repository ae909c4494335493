import { downsamplePeaks } from '#lib/drawing/downsample-peaks.ts'
import { lineContour } from '#lib/drawing/line-contour.ts'
import { HEIGHT, WIDTH } from '#lib/drawing/waveform-paths.ts'
import type { SongVisuals } from '#lib/schemas/song.ts'
import { LightBars } from './light-bars.tsx'
import { Melody } from './melody.tsx'

const BARS = 32
/**
 * Step of the drawn loudness, of 255. Finer steps cannot be seen, and would make up a quarter of the bytes of the
 * landing page's songs.
 */
const STEP = 16

/** Gives the same array at each call: React then writes it into a page only once. */
const drawn = new WeakMap<SongVisuals['peaks'], readonly number[]>()

/** The loudness that the line draws. */
export function linePeaks(peaks: SongVisuals['peaks']): readonly number[] {
  const known = drawn.get(peaks) ?? downsamplePeaks(peaks, BARS).map((peak) => Math.round(peak / STEP) * STEP)
  drawn.set(peaks, known)
  return known
}

type SongLineProps = {
  visuals: SongVisuals
  className?: string
  /** Whether to draw the melody; it may already be drawn beside the line. */
  sung?: boolean
}

/** A song's loudness, played up to `--played`, with its melody above it. */
export function SongLine({ visuals, className = 'h-20', sung = true }: SongLineProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`w-full ${className}`}
      fill="none"
    >
      <LightBars peaks={linePeaks(visuals.peaks)} />
      {sung && <Melody contour={lineContour(visuals.contour)} />}
    </svg>
  )
}
