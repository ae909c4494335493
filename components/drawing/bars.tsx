import { barsPath } from '#lib/drawing/waveform-paths.ts'

export type BarsProps = {
  /** Loudness as it goes, 0..255, one bar each: see downsamplePeaks. */
  readonly peaks: readonly number[]
}

/**
 * Loudness as upright bars. The part up to `--played` (0..1) has the accent colour. For drawings that are WIDTH wide.
 */
export function Bars({ peaks }: BarsProps) {
  const path = barsPath(peaks)
  return (
    <>
      <path d={path} className="fill-edge" />
      <path
        d={path}
        className="fill-accent"
        style={{ clipPath: 'inset(0 calc(100% - 100% * var(--played, 0)) 0 0)' }}
      />
    </>
  )
}
