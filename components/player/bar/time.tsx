'use client'
import { usePlayer } from '#components/player/state.ts'
import { formatTime } from '#components/ui/format-time.ts'

/**
 * Elapsed and total time. Only this component is drawn again each second. Hidden from screen readers, because the
 * slider gives the same times.
 */
export function Time() {
  const elapsed = usePlayer((state) => formatTime(state.time))
  const total = usePlayer((state) => formatTime(state.duration))
  return (
    <span aria-hidden className="tabular shrink-0">
      {elapsed} / {total}
    </span>
  )
}
