'use client'
import { useEffect, useState } from 'react'
import { usePlayer } from './state.ts'

/**
 * The player reports the time about four times a second. Between reports the time is extrapolated for at most this
 * long.
 */
const RECKONED_SEC = 0.4

/**
 * What `find` returns for the current time of the loaded track, in seconds. The component is drawn again only when
 * `isSame` says that the result differs. Pass the same `find` and `isSame` functions at each drawing as long as their
 * results stay the same.
 */
export function usePlaybackTime<Found>(
  find: (seconds: number) => Found,
  isSame: (one: Found, other: Found) => boolean,
): Found {
  const time = usePlayer((state) => state.time)
  const playing = usePlayer((state) => state.playing)
  const [now, setNow] = useState(() => find(time))
  useEffect(() => {
    const saidAt = performance.now()
    let frame = 0
    const update = () => {
      const since = playing ? Math.min(RECKONED_SEC, (performance.now() - saidAt) / 1000) : 0
      const found = find(time + since)
      setNow((known) => (isSame(known, found) ? known : found))
      if (playing) frame = requestAnimationFrame(update)
    }
    update()
    return () => cancelAnimationFrame(frame)
  }, [find, isSame, time, playing])
  return now
}
