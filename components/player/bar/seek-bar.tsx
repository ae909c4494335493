'use client'
import { Peaks } from '#components/drawing/peaks.tsx'
import { engine } from '#components/player/playback/engine.ts'
import { usePlayer } from '#components/player/state.ts'
import { formatTime } from '#components/ui/format-time.ts'
import type { PlayerLabels } from './labels.ts'

const STEP_SEC = 0.1

/** Number of bars: fine on a large screen, and still distinguishable on a phone. */
const BARS = 256
/** Drawn if the track's loudness is not known. */
const EVEN = Array.from({ length: BARS }, () => 30)

/** The position in the track, drawn as its loudness. Press or drag anywhere, or step with the keys. */
export function SeekBar({ labels }: { labels: PlayerLabels }) {
  const time = usePlayer((state) => state.time)
  const duration = usePlayer((state) => state.duration)
  const id = usePlayer(({ track }) => track?.id)
  // If only the beginning of a song plays, its peaks are not used: they belong to the whole song, which is longer.
  const peaks = usePlayer(({ track }) => (track?.wholeUrl ? null : track?.peaks)) ?? EVEN
  return (
    <div className="relative -outline-offset-2 outline-accent has-focus-visible:outline-2">
      <Peaks peaks={peaks} bars={BARS} played={duration > 0 ? time / duration : 0} className="h-6" />
      <input
        type="range"
        className="absolute inset-x-0 -top-4 h-11 w-full opacity-0"
        aria-label={labels.seek}
        aria-valuetext={`${formatTime(time)} / ${formatTime(duration)}`}
        data-track={id}
        min={0}
        max={duration}
        step={STEP_SEC}
        value={Math.min(time, duration)}
        onChange={(event) => engine.seek(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
