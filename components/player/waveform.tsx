import { useTranslations } from 'next-intl'
import { Bars } from '#components/drawing/bars.tsx'
import { Melody } from '#components/drawing/melody.tsx'
import { downsamplePeaks } from '#lib/drawing/downsample-peaks.ts'
import { HEIGHT, SOUND_TOP, WIDTH } from '#lib/drawing/waveform-paths.ts'
import type { SongVisuals } from '#lib/schemas/song.ts'
import type { Track } from './track.ts'
import { WaveSlider } from './wave-slider.tsx'

const BARS = 128

type WaveformProps = {
  track: Track
  queue?: readonly Track[] | undefined
  visuals: Pick<SongVisuals, 'peaks' | 'contour'>
}

/** The loudness of the whole song with the melody above it. Press anywhere to hear it from there. */
export function Waveform({ track, queue, visuals }: WaveformProps) {
  const t = useTranslations('song.page')
  const sung = visuals.contour.some((height) => height !== null)
  const top = sung ? 0 : SOUND_TOP
  return (
    <WaveSlider track={track} queue={queue} label={t('position', { title: track.title })}>
      <svg
        aria-hidden
        viewBox={`0 ${top} ${WIDTH} ${HEIGHT - top}`}
        preserveAspectRatio="none"
        className={`w-full ${sung ? 'h-28' : 'h-17'}`}
        fill="none"
      >
        <Bars peaks={downsamplePeaks(visuals.peaks, BARS)} />
        <Melody contour={visuals.contour} />
      </svg>
    </WaveSlider>
  )
}
