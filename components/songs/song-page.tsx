'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { songFiles, songMp3 } from '#components/downloads/kept-file.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { lazily } from '#components/ui/lazily.tsx'
import { HISTORY_POLL_MS } from '#lib/catalog/limits.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongPageView } from '#lib/schemas/song.ts'
import { CoverArt } from './cover-art.tsx'
import { LikeThis } from './like-this.tsx'
import { Lyrics } from './lyrics.tsx'
import { PlayButton } from './play-button.tsx'
import { RetrySong } from './retry-song.tsx'
import { SongButtons } from './song-buttons.tsx'
import { SongFacts } from './song-facts.tsx'
import { SongState } from './song-state.tsx'
import { trackOf, tracksOf } from './track-of.ts'
import { isUnfinished } from './use-history.ts'
import { MadeFrom } from './versions/made-from.tsx'
import { useChangeWords } from './versions/use-change-words.ts'
import { VersionSection } from './versions/version-section.tsx'
import { Waveform } from './waveform.tsx'
import { WorkPage } from './work-page.tsx'

const OwnerTools = lazily(() => import('./owner-tools.tsx').then((module) => module.OwnerTools))

/** A song as the server drew it; for its owner it stays up to date while the song is made and changed. */
export function SongPage({ initial }: { initial: SongPageView }) {
  const t = useTranslations('song')
  const changeWords = useChangeWords()
  const router = useRouter()
  const language = useLocale()
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
  const versions = song.versions.map((one) => ({ ...one, title: `${one.title} · ${changeWords(one.change)}` }))
  // By itself it stays in the list that it was chosen from.
  const queue = versions.length > 0 ? tracksOf([song, ...versions], creator) : undefined
  const isFinished = song.status === 'completed' && track !== null
  return (
    <WorkPage
      back={{ path: '/', label: t('page.back') }}
      picture={(className) => <CoverArt {...song} className={className} />}
      isFinished={isFinished}
      facts={<SongFacts song={song} />}
      title={song.title || t('untitled')}
      lang={song.language}
      by={
        <>
          <p className="pt-3 text-lg text-soft">{t('page.by', { creator })}</p>
          <MadeFrom song={song} />
        </>
      }
    >
      {isFinished ? (
        <SongButtons track={track} queue={queue} files={song.isOwner ? songFiles(song) : [songMp3(song)]} />
      ) : (
        <SongState song={song} />
      )}
      {track && !isFinished && <PlayButton track={track} queue={queue} className="self-start" />}
      {song.isOwner && song.status === 'failed' && <RetrySong song={song} look="accent" className="self-start" />}
      {track && song.portrait && <Waveform track={track} queue={queue} portrait={song.portrait} />}
      {isFinished && <LikeThis song={song} />}
      {song.isOwner && (
        <OwnerTools
          song={song}
          onChanged={router.refresh}
          onRemoved={() => router.push(localPath(language, '/songs'))}
        />
      )}
      <VersionSection key={song.id} song={song} queue={queue} />
      {song.instrumental && <p className="text-soft">{t('page.instrumental')}</p>}
      {song.prompt.trim() !== '' && (
        <section aria-labelledby="lyrics">
          <h2 id="lyrics" className="sr-only">
            {t('page.lyrics')}
          </h2>
          <Lyrics song={song} track={isFinished ? track : null} />
        </section>
      )}
    </WorkPage>
  )
}
