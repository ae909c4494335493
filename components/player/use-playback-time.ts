'use client'
import { useEffect, useState } from 'react'
import { followTime } from './follow-time.ts'
import { playerState, usePlayer } from './state.ts'

/**
 * What `find` returns for the current time of the loaded track, in seconds. The component is drawn again only when
 * `isSame` says that the result differs. It follows the time only while `isActive`, for which the component's own song
 * should be the loaded one. Pass the same `find` and `isSame` functions at each drawing as long as their results stay
 * the same.
 */
export function usePlaybackTime<Found>(
  isActive: boolean,
  find: (seconds: number) => Found,
  isSame: (one: Found, other: Found) => boolean,
): Found {
  const [now, setNow] = useState(() => find(playerState().time))
  const playing = usePlayer((state) => isActive && state.playing)
  // While it plays the frames read the time; while it does not, somebody may move it.
  const pausedAt = usePlayer((state) => (isActive && !state.playing ? state.time : null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows anew when that changes
  useEffect(() => {
    const show = (seconds: number) => {
      const found = find(seconds)
      setNow((known) => (isSame(known, found) ? known : found))
    }
    if (isActive) return followTime(show)
    show(playerState().time)
  }, [isActive, playing, pausedAt, find, isSame])
  return now
}
