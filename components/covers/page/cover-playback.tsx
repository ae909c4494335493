import { useTranslations } from 'next-intl'
import type { Track } from '#components/player/track.ts'
import { Waveform } from '#components/player/waveform.tsx'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import type { CoverPageView } from '#lib/schemas/cover.ts'

/** A finished cover's sound, and the way to another one in the same voice. */
export function CoverPlayback({ cover, track }: { cover: CoverPageView; track: Track }) {
  const t = useTranslations('covers.page')
  return (
    <>
      {cover.peaks && <Waveform track={track} visuals={{ peaks: cover.peaks, contour: [] }} />}
      {cover.voiceModelId && (
        <LocalLink
          href={`/ai-music-cover/${cover.voiceModelId}`}
          className={buttonVariants({ className: 'self-start' })}
        >
          {t('another')}
        </LocalLink>
      )}
    </>
  )
}
