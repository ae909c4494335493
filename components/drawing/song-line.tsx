import { downsamplePeaks } from '#lib/drawing/downsample-peaks.ts'
import { HEIGHT, WIDTH } from '#lib/drawing/waveform-paths.ts'
import type { SongVisuals } from '#lib/schemas/song.ts'
import { LightBars } from './light-bars.tsx'
import { Melody } from './melody.tsx'

const BARS = 32
/** Of 255. Finer differences are not seen, and would be a quarter of what the landing page's songs weigh. */
const STEP = 16

/** The same list each time that it is asked for, since React writes what is the same into a page once. */
const drawn = new WeakMap<SongVisuals['peaks'], readonly number[]>()

/** The loudness that the line draws. */
export function linePeaks(peaks: SongVisuals['peaks']): readonly number[] {
  const known = drawn.get(peaks) ?? downsamplePeaks(peaks, BARS).map((peak) => Math.round(peak / STEP) * STEP)
  drawn.set(peaks, known)
  return known
}

/** The melody that the line draws, in whole semitones: of two neighbours what both are about. */
function lineContour(contour: SongVisuals['contour']): SongVisuals['contour'] {
  return Array.from({ length: contour.length / 2 }, (_, index) => {
    const [one = null, other = null] = contour.slice(2 * index, 2 * index + 2)
    return one === null || other === null ? (one ?? other) : Math.round((one + other) / 2)
  })
}

type SongLineProps = {
  visuals: SongVisuals
  className?: string
  /** Whether its melody is drawn, which may stand beside it already. */
  sung?: boolean
}

/** A song's loudness, of which `--played` was heard, and above it its melody. */
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
