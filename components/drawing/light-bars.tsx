'use client'
import { Bars, type BarsProps } from './bars.tsx'

/** `Bars` as a client component: the page then carries the peaks as numbers, which are fewer bytes than the path drawn of them. */
export function LightBars(props: BarsProps) {
  return <Bars {...props} />
}
