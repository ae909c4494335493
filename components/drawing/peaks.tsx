'use client'
import { type CSSProperties, useId } from 'react'
import { HEIGHT, peaksPath, SOUND_TOP, WIDTH } from '#lib/drawing/waveform-paths.ts'

type BarsProps = {
  /** Loudness as it goes, 0..255. */
  peaks: readonly number[]
  /** At most so many. */
  bars: number
}

/**
 * The sound as upright bars, of which `--played` (0..1) is in the accent; inside of a drawing that is WIDTH wide. Browsers draw it too,
 * since numbers weigh less in a page than their outline.
 */
export function Bars({ peaks, bars }: BarsProps) {
  const id = useId()
  const clipPath = 'inset(0 calc(100% * (1 - var(--played, 0))) 0 0)'
  return (
    <>
      <path id={id} d={peaksPath(peaks, bars)} />
      <use href={`#${id}`} className="fill-edge" />
      <use href={`#${id}`} className="fill-accent" style={{ clipPath }} />
    </>
  )
}

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
