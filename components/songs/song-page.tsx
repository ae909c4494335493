'use client'
import { ArrowLeft } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/layout/local-link.tsx'
import { trpc } from '#components/providers/trpc.tsx'
import { Button } from '#components/ui/button.tsx'
import { HISTORY_POLL_MS } from '#lib/catalog/limits.ts'
import type { SongPageView } from '#lib/schemas/song.ts'
import { CoverArt } from './cover-art.tsx'
import { songDownload } from './download.ts'
import { OwnerTools } from './owner-tools.tsx'
import { PlayButton } from './play-button.tsx'
import { Poem } from './poem.tsx'
import { RetrySong } from './retry-song.tsx'
import { SongButtons } from './song-buttons.tsx'
import { SongFacts } from './song-facts.tsx'
import { SongState } from './song-state.tsx'
import { trackOf } from './track-of.ts'
import { isUnfinished } from './use-history.ts'
import { MadeFrom } from './versions/made-from.tsx'
import { VersionSection } from './versions/version-section.tsx'
import { Waveform } from './waveform.tsx'

/** Titles of more characters than this are set smaller, so that the song itself stays on the first screen. */
const LONG_TITLE = 36

/** A song as the server drew it; for its owner it stays up to date while the song is made and changed. */
export function SongPage({ initial }: { initial: SongPageView }) {
  const t = useTranslations('song')
  const router = useRouter()
  const { data: song } = trpc.music.getById.useQuery(
    { id: initial.id },
    {
      initialData: initial,
      enabled: initial.isOwner,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state: { data } }) =>
        data && [data, ...data.versions].some(isUnfinished) ? HISTORY_POLL_MS : false,
    },
  )
  const creator = song.creator ?? t('unknownCreator')
  const track = trackOf(song, creator)
  const isFinished = song.status === 'completed' && track !== null
  const title = song.title || t('untitled')
  return (
    <article className="mx-auto max-w-6xl px-4 pt-4 pb-16 sm:px-8">
      <Button asChild look="quiet" size="small" className="-ml-3">
        <LocalLink href="/">
          <ArrowLeft aria-hidden />
          {t('page.back')}
        </LocalLink>
      </Button>
      <div className="grid gap-8 pt-4 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:gap-14 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6 md:sticky md:top-20 md:self-start">
          <CoverArt
            {...song}
            className={`aspect-square w-full max-w-88 rounded-md ${isFinished ? 'max-md:max-w-56' : 'max-md:max-w-28'}`}
          />
          <div className="max-md:hidden">
            <SongFacts song={song} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <header>
            <h1
              {...(song.language ? { lang: song.language } : {})}
              className={`font-display font-medium text-balance hyphens-auto ${title.length > LONG_TITLE ? 'text-xl lg:text-2xl' : 'text-2xl lg:text-3xl'}`}
            >
              {title}
            </h1>
            <p className="pt-3 text-lg text-soft">{t('page.by', { creator })}</p>
            <MadeFrom song={song} />
          </header>
          {isFinished ? <SongButtons track={track} file={songDownload(song)} /> : <SongState song={song} />}
          {track && !isFinished && <PlayButton track={track} className="self-start" />}
          {song.isOwner && song.status === 'failed' && <RetrySong song={song} look="accent" className="self-start" />}
          {track && song.portrait && <Waveform track={track} portrait={song.portrait} />}
          {song.isOwner && <OwnerTools song={song} onChanged={router.refresh} onRemoved={router.refresh} />}
          <VersionSection key={song.id} song={song} />
          {song.instrumental && <p className="text-soft">{t('page.instrumental')}</p>}
          {song.prompt.trim() !== '' && (
            <section aria-labelledby="lyrics">
              <h2 id="lyrics" className="sr-only">
                {t('page.lyrics')}
              </h2>
              <Poem lyrics={song.prompt} lang={song.language} />
            </section>
          )}
          <div className="md:hidden">
            <SongFacts song={song} />
          </div>
        </div>
      </div>
    </article>
  )
}
