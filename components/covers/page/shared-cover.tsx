import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { coverMp3, trackOf } from '#components/covers/cover-tracks.ts'
import { CreationButtons } from '#components/creations/page/creation-buttons.tsx'
import { DownloadButton } from '#components/downloads/download-button.tsx'
import type { CoverPageView } from '#lib/schemas/cover.ts'
import { CoverFrame } from './cover-frame.tsx'
import { CoverPlayback } from './cover-playback.tsx'

/** A finished cover for everybody but its owner: it makes no calls until something is pressed. */
export function SharedCover({ cover }: { cover: CoverPageView }) {
  const t = useTranslations('covers.page')
  const song = useTranslations('song')
  const track = trackOf(cover)
  return (
    <CoverFrame cover={cover} back={{ path: '/ai-music-cover', label: t('toVoices') }}>
      {track && (
        <CreationButtons track={track}>
          <DownloadButton file={coverMp3(cover)}>
            <Download aria-hidden />
            {song('download')}
          </DownloadButton>
        </CreationButtons>
      )}
      {track && <CoverPlayback cover={cover} track={track} />}
    </CoverFrame>
  )
}
