'use client'
import { formatTime } from '#components/player/format-time.ts'
import { usePlayer } from '#components/player/state.ts'

/** Elapsed and total time; it alone draws anew each second. Silent: the slider says the same when asked. */
export function Time() {
  const elapsed = usePlayer((state) => formatTime(state.time))
  const total = usePlayer((state) => formatTime(state.duration))
  return (
    <span aria-hidden className="tabular shrink-0">
      {elapsed} / {total}
    </span>
  )
}
