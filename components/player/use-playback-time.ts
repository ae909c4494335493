'use client'
import { useEffect, useState } from 'react'
import { usePlayer } from './state.ts'

/** The player says the time about four times a second; no longer than this is it reckoned on from there. */
const RECKONED_SEC = 0.4

/**
 * What `find` knows of the moment of the loaded track that is heard, in seconds; drawn anew only when it finds something else.
 * `find` and `isSame` must stay the same functions as long as they find the same.
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
