'use client'
import { useTranslations } from 'next-intl'
import type { Picking } from '#components/creations/card/card.tsx'
import { CreationCard } from '#components/creations/card/creation-card.tsx'
import type { Track } from '#components/player/track.ts'
import { VoiceAvatar } from '#components/voices/voice-avatar.tsx'
import type { CoverView } from '#lib/schemas/cover.ts'
import { CoverMenu } from './cover-menu.tsx'
import { coverMp3, coverTitle, trackOf } from './cover-tracks.ts'
import { RetryCover } from './retry-cover.tsx'
import { usePitchLabels } from './use-pitch-labels.ts'

type CoverCardProps = { cover: CoverView; queue: readonly Track[]; picking?: Picking | undefined }

export function CoverCard({ cover, queue, picking }: CoverCardProps) {
  const t = useTranslations('covers')
  const pitch = usePitchLabels()
  return (
    <CreationCard
      creation={{ ...cover, title: coverTitle(cover) }}
      picture={<VoiceAvatar url={cover.avatarUrl} className="size-full" />}
      track={trackOf(cover)}
      queue={queue}
      path={`/voice-cover/${cover.id}`}
      line={cover.songTitle ? cover.voiceModelName : t('pitchLine', { pitch: pitch(cover.pitchChange) })}
      file={coverMp3(cover)}
      retry={<RetryCover cover={cover} />}
      picking={picking}
      menu={<CoverMenu cover={cover} />}
    />
  )
}
