import { HEIGHT, peaksPath, WIDTH } from '#lib/drawing/waveform-paths.ts'
import type { Portrait } from '#lib/schemas/song.ts'
import { Melody } from './melody.tsx'

const BARS = 64

/** A song's loudness, and above it its melody. */
export function SongLine({ portrait, className = 'h-20' }: { portrait: Portrait; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`w-full ${className}`}
      fill="none"
    >
      <path d={peaksPath(portrait.peaks, BARS)} className="fill-edge" />
      <Melody contour={portrait.contour} />
    </svg>
  )
}
