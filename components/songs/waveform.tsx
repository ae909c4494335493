'use client'
import { useTranslations } from 'next-intl'
import { clock } from '#components/player/clock.ts'
import { player } from '#components/player/player.ts'
import { usePlayer } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { contourPath, HEIGHT, SOUND_TOP, WIDTH } from '#lib/drawing/waveform-paths.ts'
import type { Portrait } from '#lib/schemas/song.ts'
import { Strokes } from './peaks.tsx'

const BARS = 160

type WaveformProps = {
  track: Track
  queue?: readonly Track[] | undefined
  portrait: Pick<Portrait, 'peaks' | 'contour'>
}

/** The sound of the whole song, the voice's line above it; press anywhere to hear it from there. */
export function Waveform({ track, queue, portrait }: WaveformProps) {
  const t = useTranslations('song.page')
  const here = usePlayer((state) => state.track?.id === track.id)
  const time = usePlayer((state) => (here ? state.time : 0))
  const heardDuration = usePlayer((state) => (here ? state.duration : 0))
  // What is heard may still be the beginning alone; what is drawn is the whole.
  const duration = track.duration ?? heardDuration
  const sung = portrait.contour.some((height) => height !== null)
  const top = sung ? 0 : SOUND_TOP
  return (
    <div className="relative rounded-sm outline-offset-4 outline-accent has-focus-visible:outline-2">
      <svg
        aria-hidden
        viewBox={`0 ${top} ${WIDTH} ${HEIGHT - top}`}
        preserveAspectRatio="none"
        className={`w-full ${sung ? 'h-28' : 'h-17'}`}
        fill="none"
      >
        <Strokes peaks={portrait.peaks} bars={BARS} played={duration > 0 ? time / duration : 0} />
        <path
          d={contourPath(portrait.contour)}
          className="stroke-voice"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <input
        type="range"
        aria-label={t('position', { title: track.title })}
        aria-valuetext={`${clock(time)} / ${clock(duration)}`}
        className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(time, duration)}
        onChange={(event) => player.seekIn(track, event.currentTarget.valueAsNumber, queue)}
      />
      <p aria-hidden className="tabular flex justify-between pt-1 text-xs text-faint">
        <span>{clock(time)}</span>
        <span>{clock(duration)}</span>
      </p>
    </div>
  )
}
