import type { CSSProperties } from 'react'
import { HEIGHT, peaksPath, SOUND_TOP, strokeWidth, WIDTH } from '#lib/drawing/waveform-paths.ts'

type StrokesProps = {
  /** Loudness as it goes, 0..255. */
  peaks: readonly number[]
  /** At most so many strokes. */
  bars: number
}

/** The sound as upright strokes, of which `--played` (0..1) is in the accent; inside of a drawing that is WIDTH wide. */
export function Strokes({ peaks, bars }: StrokesProps) {
  const path = peaksPath(peaks, bars)
  return (
    <g strokeWidth={strokeWidth(bars)}>
      <path d={path} className="stroke-edge" />
      <path d={path} className="stroke-accent" style={{ clipPath: 'inset(0 calc(100% * (1 - var(--played))) 0 0)' }} />
    </g>
  )
}

/** The sound by itself; how much of it was heard is 0..1. */
export function Peaks({ className, played, ...strokes }: StrokesProps & { played: number; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 ${SOUND_TOP} ${WIDTH} ${HEIGHT - SOUND_TOP}`}
      preserveAspectRatio="none"
      className={`w-full ${className}`}
      style={{ '--played': played } as CSSProperties}
      fill="none"
    >
      <Strokes {...strokes} />
    </svg>
  )
}
