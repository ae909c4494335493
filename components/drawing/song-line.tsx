import { HEIGHT, loudestOf, WIDTH } from '#lib/drawing/waveform-paths.ts'
import type { Portrait } from '#lib/schemas/song.ts'
import { Melody } from './melody.tsx'
import { Bars } from './peaks.tsx'

export const LINE_BARS = 64

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
      <Bars peaks={loudestOf(portrait.peaks, LINE_BARS)} bars={LINE_BARS} />
      <Melody contour={portrait.contour} />
    </svg>
  )
}
