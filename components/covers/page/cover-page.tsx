'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { coverFiles, coverMp3, coverTitle, trackOf } from '#components/covers/cover-sound.ts'
import { RetryCover } from '#components/covers/retry-cover.tsx'
import { LocalLink } from '#components/layout/local-link.tsx'
import { trpc } from '#components/providers/trpc.tsx'
import { SongButtons } from '#components/songs/song-buttons.tsx'
import { SongNews } from '#components/songs/song-news.tsx'
import { SongState } from '#components/songs/song-state.tsx'
import { isUnfinished } from '#components/songs/use-history.ts'
import { Waveform } from '#components/songs/waveform.tsx'
import { WorkPage } from '#components/songs/work-page.tsx'
import { Button } from '#components/ui/button.tsx'
import { lazily } from '#components/ui/lazily.tsx'
import { VoiceAvatar } from '#components/voices/voice-avatar.tsx'
import { COVER_POLL_MS } from '#lib/catalog/limits.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { CoverPageView } from '#lib/schemas/cover.ts'
import { CoverFacts } from './cover-facts.tsx'

const CoverOwner = lazily(() => import('./cover-owner.tsx').then((module) => module.CoverOwner))

const LIBRARY = '/songs?tab=ai-cover'

/** A cover as the server drew it; for its owner it stays up to date while it is made, mixed and changed. */
export function CoverPage({ initial }: { initial: CoverPageView }) {
  const covers = useTranslations('covers')
  const t = useTranslations('covers.page')
  const song = useTranslations('song')
  const router = useRouter()
  const language = useLocale()
  const { data: cover } = trpc.voiceCover.getById.useQuery(
    { id: initial.id },
    {
      initialData: initial,
      enabled: initial.isOwner,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state: { data } }) => (data && (isUnfinished(data) || data.mixing) ? COVER_POLL_MS : false),
    },
  )
  const title = coverTitle(cover)
  const track = trackOf(cover)
  return (
    <WorkPage
      back={
        cover.isOwner ? { path: LIBRARY, label: t('toLibrary') } : { path: '/ai-music-cover', label: t('toVoices') }
      }
      picture={(className) => <VoiceAvatar url={cover.avatarUrl} className={className} />}
      isFinished={track !== null}
      facts={<CoverFacts cover={cover} />}
      title={title}
      by={
        <>
          <p className="pt-3 text-lg text-soft">{t.rich('sungBy', { voice: () => <VoiceLink cover={cover} /> })}</p>
          <p className="pt-1 text-sm text-faint">
            {song('page.by', { creator: cover.creator ?? song('unknownCreator') })}
          </p>
        </>
      }
    >
      {track ? (
        <SongButtons track={track} files={cover.isOwner ? coverFiles(cover) : [coverMp3(cover)]} />
      ) : (
        <SongState song={{ ...cover, title }} />
      )}
      {isUnfinished(cover) && <p className="text-sm text-soft">{t('mayLeave')}</p>}
      {cover.isOwner && cover.status === 'failed' && (
        <>
          <p className="text-sm text-soft">{covers('creditsBack')}</p>
          <RetryCover cover={cover} look="accent" className="self-start" />
        </>
      )}
      {track && cover.heights && <Waveform track={track} portrait={{ peaks: cover.heights, contour: [] }} />}
      {track && cover.voiceModelId && (
        <Button asChild className="self-start">
          <LocalLink href={`/ai-music-cover/${cover.voiceModelId}`}>{t('another')}</LocalLink>
        </Button>
      )}
      {cover.isOwner && (
        <CoverOwner
          cover={cover}
          onChanged={router.refresh}
          onRemoved={() => router.push(localPath(language, LIBRARY))}
        />
      )}
      {cover.isOwner && <SongNews songs={[{ ...cover, title }]} />}
    </WorkPage>
  )
}

/** A voice that is no longer offered keeps its name, without a way to it. */
function VoiceLink({ cover: { voiceModelId, voiceModelName } }: { cover: CoverPageView }) {
  if (!voiceModelId) return voiceModelName
  return (
    <LocalLink
      href={`/ai-music-cover/${voiceModelId}`}
      className="-my-2.5 inline-block py-2.5 text-voice hover:underline"
    >
      {voiceModelName}
    </LocalLink>
  )
}
