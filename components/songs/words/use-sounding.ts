'use client'
import { useEffect, useState } from 'react'
import { usePlayer } from '#components/player/state.ts'
import { type Singing, type Sounding, soundingAt } from './singings.ts'

/** The player says the time about four times a second; no longer than this is it reckoned on from there. */
const RECKONED_SEC = 0.4

/** What of the loaded song sounds now; drawn anew only when it changes. */
export function useSounding(singings: readonly Singing[]): Sounding | null {
  const time = usePlayer((state) => state.time)
  const playing = usePlayer((state) => state.playing)
  const [now, setNow] = useState<Sounding | null>(null)
  useEffect(() => {
    const saidAt = performance.now()
    let frame = 0
    const look = () => {
      const since = playing ? Math.min(RECKONED_SEC, (performance.now() - saidAt) / 1000) : 0
      const found = soundingAt(singings, time + since)
      setNow((known) => (known?.singing === found?.singing && known?.word === found?.word ? known : found))
      if (playing) frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [singings, time, playing])
  return now
}
