import type { CSSProperties } from 'react'
import { downsamplePeaks } from '#lib/drawing/downsample-peaks.ts'
import { HEIGHT, SOUND_TOP, WIDTH } from '#lib/drawing/waveform-paths.ts'
import { Bars } from './bars.tsx'

type PeaksProps = {
  /** Loudness as it goes, 0..255. */
  peaks: readonly number[]
  /** At most so many. */
  bars: number
  /** How much of it was heard, 0..1. */
  played: number
  className: string
}

/** The sound by itself. */
export function Peaks({ peaks, bars, played, className }: PeaksProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 ${SOUND_TOP} ${WIDTH} ${HEIGHT - SOUND_TOP}`}
      preserveAspectRatio="none"
      className={`w-full ${className}`}
      style={{ '--played': played } as CSSProperties}
      fill="none"
    >
      <Bars peaks={downsamplePeaks(peaks, bars)} />
    </svg>
  )
}
