import { useId } from 'react'
import { peaksPath } from '#lib/drawing/waveform-paths.ts'

export type BarsProps = {
  /** Loudness as it goes, 0..255. */
  readonly peaks: readonly number[]
  /** At most so many. */
  readonly bars: number
}

/** The sound as upright bars, of which `--played` (0..1) is in the accent; inside of a drawing that is WIDTH wide. */
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
