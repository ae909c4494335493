'use client'
import { clock } from './clock.ts'
import { usePlayer } from './state.ts'

/** Elapsed and total time; it alone draws anew each second. Silent: the slider says the same when asked. */
export function Time() {
  const elapsed = usePlayer((state) => clock(state.time))
  const total = usePlayer((state) => clock(state.duration))
  return (
    <span aria-hidden className="tabular shrink-0">
      {elapsed} / {total}
    </span>
  )
}
