import { onPlayerChange, playerState } from './state.ts'

/**
 * The player reports the time about four times a second. Between reports the time is extrapolated for at most this
 * long.
 */
const RECKONED_SEC = 0.4

/** Tells the time of the loaded track in seconds: at once, at each report and, while it plays, at each frame. */
export function followTime(tell: (seconds: number) => void): () => void {
  let said = playerState()
  let saidAt = performance.now()
  let frame = 0
  const update = () => {
    cancelAnimationFrame(frame)
    const since = said.playing ? Math.min(RECKONED_SEC, (performance.now() - saidAt) / 1000) : 0
    tell(said.time + since)
    if (said.playing) frame = requestAnimationFrame(update)
  }
  const stop = onPlayerChange(() => {
    const next = playerState()
    if (next.time === said.time && next.playing === said.playing) return
    said = next
    saidAt = performance.now()
    update()
  })
  update()
  return () => {
    stop()
    cancelAnimationFrame(frame)
  }
}
