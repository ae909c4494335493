import { HEIGHT, loudestOf, WIDTH } from '#lib/drawing/waveform-paths.ts'
import type { Portrait } from '#lib/schemas/song.ts'
import { LightBars } from './light-bars.tsx'
import { Melody } from './melody.tsx'

const BARS = 64
/** Of 255. Finer differences are not seen, and would be a quarter of what the landing page's songs weigh. */
const STEP = 17

/** The loudness that the line draws. */
export function linePeaks(peaks: Portrait['peaks']): readonly number[] {
  return loudestOf(peaks, BARS).map((peak) => Math.round(peak / STEP) * STEP)
}

/** A song's loudness, of which `--played` was heard, and above it its melody. */
export function SongLine({ portrait, className = 'h-20' }: { portrait: Portrait; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`w-full ${className}`}
      fill="none"
    >
      <LightBars peaks={linePeaks(portrait.peaks)} bars={BARS} />
      <Melody contour={portrait.contour} />
    </svg>
  )
}
