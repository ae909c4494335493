'use client'
import { ArrowLeft } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/layout/local-link.tsx'
import { trpc } from '#components/providers/trpc.tsx'
import { SongButtons } from '#components/songs/song-buttons.tsx'
import { SongNews } from '#components/songs/song-news.tsx'
import { SongState } from '#components/songs/song-state.tsx'
import { isUnfinished } from '#components/songs/use-history.ts'
import { Waveform } from '#components/songs/waveform.tsx'
import { Button } from '#components/ui/button.tsx'
import { COVER_POLL_MS } from '#lib/catalog/limits.ts'
import type { CoverPageView } from '#lib/schemas/cover.ts'
import { CoverFacts } from './cover-facts.tsx'
import { CoverOwner } from './cover-owner.tsx'
import { coverDownload, coverTitle, trackOf } from './cover-sound.ts'
import { RetryCover } from './retry-cover.tsx'
import { VoicePicture } from './voice-picture.tsx'

/** Titles of more characters than this are set smaller, so that the sound itself stays on the first screen. */
const LONG_TITLE = 36

/** A cover as the server drew it; for its owner it stays up to date while it is made, mixed and changed. */
export function CoverPage({ initial }: { initial: CoverPageView }) {
  const t = useTranslations('covers.page')
  const song = useTranslations('song')
  const router = useRouter()
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
    <article className="mx-auto max-w-6xl px-4 pt-4 pb-16 sm:px-8">
      <Button asChild look="quiet" size="small" className="-ml-3">
        <LocalLink href={cover.isOwner ? '/songs?tab=ai-cover' : '/ai-music-cover'}>
          <ArrowLeft aria-hidden />
          {t(cover.isOwner ? 'toLibrary' : 'toVoices')}
        </LocalLink>
      </Button>
      <div className="grid gap-8 pt-4 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-14">
        <div className="flex flex-col gap-6 md:sticky md:top-20 md:self-start">
          <VoicePicture
            avatarUrl={cover.avatarUrl}
            className={`aspect-square w-full max-w-88 rounded-md ${track ? 'max-md:max-w-56' : 'max-md:max-w-28'}`}
          />
          <div className="max-md:hidden">
            <CoverFacts cover={cover} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <header>
            <h1
              className={`font-display font-medium text-balance hyphens-auto ${title.length > LONG_TITLE ? 'text-xl lg:text-2xl' : 'text-2xl lg:text-3xl'}`}
            >
              {title}
            </h1>
            <p className="pt-3 text-lg text-soft">{t.rich('sungBy', { voice: () => <VoiceLink cover={cover} /> })}</p>
            <p className="pt-1 text-sm text-faint">
              {song('page.by', { creator: cover.creator ?? song('unknownCreator') })}
            </p>
          </header>
          {track ? <SongButtons track={track} file={coverDownload(cover)} /> : <SongState song={{ ...cover, title }} />}
          {isUnfinished(cover) && <p className="text-sm text-soft">{t('mayLeave')}</p>}
          {cover.isOwner && cover.status === 'failed' && (
            <RetryCover cover={cover} look="accent" className="self-start" />
          )}
          {track && cover.heights && <Waveform track={track} portrait={{ peaks: cover.heights, contour: [] }} />}
          {cover.isOwner && <CoverOwner cover={cover} onChanged={router.refresh} />}
          {cover.isOwner && <SongNews songs={[{ ...cover, title }]} />}
          <div className="md:hidden">
            <CoverFacts cover={cover} />
          </div>
        </div>
      </div>
    </article>
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
