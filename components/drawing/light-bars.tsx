'use client'
import { Bars, type BarsProps } from './bars.tsx'

/** The same, drawn in browsers too: in a page that is weighed, numbers are lighter than their outline. */
export function LightBars(props: BarsProps) {
  return <Bars {...props} />
}
