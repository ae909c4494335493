import { playerState } from './state.ts'

/**
 * The player reports the time about four times a second. Between reports the time is extrapolated for at most this
 * long.
 */
const RECKONED_SEC = 0.4

/** Tells the time of the loaded track in seconds: at once and, as long as it plays, at each frame. */
export function followTime(tell: (seconds: number) => void): () => void {
  let said = Number.NaN
  let saidAt = 0
  let frame = 0
  const update = () => {
    const { time, playing } = playerState()
    const now = performance.now()
    if (time !== said) saidAt = now
    said = time
    tell(time + (playing ? Math.min(RECKONED_SEC, (now - saidAt) / 1000) : 0))
    if (playing) frame = requestAnimationFrame(update)
  }
  update()
  return () => cancelAnimationFrame(frame)
}
