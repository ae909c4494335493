import { HEIGHT, peaksPath, SOUND_TOP, strokeWidth, WIDTH } from '#lib/drawing/waveform-paths.ts'

type StrokesProps = {
  /** Loudness as it goes, 0..255. */
  peaks: readonly number[]
  /** At most so many strokes. */
  bars: number
  /** 0..1. */
  played: number
}

/** The sound as upright strokes, what has been heard in the accent; inside of a drawing that is WIDTH wide. */
export function Strokes({ peaks, bars, played }: StrokesProps) {
  const path = peaksPath(peaks, bars)
  return (
    <g strokeWidth={strokeWidth(bars)}>
      <path d={path} className="stroke-edge" />
      <path d={path} className="stroke-accent" style={{ clipPath: `inset(0 ${100 * (1 - played)}% 0 0)` }} />
    </g>
  )
}

/** The sound by itself. */
export function Peaks({ className, ...strokes }: StrokesProps & { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 ${SOUND_TOP} ${WIDTH} ${HEIGHT - SOUND_TOP}`}
      preserveAspectRatio="none"
      className={`w-full ${className}`}
      fill="none"
    >
      <Strokes {...strokes} />
    </svg>
  )
}
