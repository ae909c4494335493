import type { CSSProperties } from 'react'
import { HEIGHT, SOUND_TOP, WIDTH } from '#lib/drawing/waveform-paths.ts'
import { Bars, type BarsProps } from './bars.tsx'

/** The sound by itself; how much of it was heard is 0..1. */
export function Peaks({ className, played, ...bars }: BarsProps & { played: number; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 ${SOUND_TOP} ${WIDTH} ${HEIGHT - SOUND_TOP}`}
      preserveAspectRatio="none"
      className={`w-full ${className}`}
      style={{ '--played': played } as CSSProperties}
      fill="none"
    >
      <Bars {...bars} />
    </svg>
  )
}
