import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CreationPage } from '#components/creations/page/creation-page.tsx'
import { Artwork } from '#components/drawing/artwork.tsx'
import { VersionOrigin } from '#components/songs/versions/version-origin.tsx'
import type { SongPageView } from '#lib/schemas/song.ts'
import { SongFacts } from './song-facts.tsx'

type SongFrameProps = { song: SongPageView; creator: string; isFinished: boolean; children: ReactNode }

/** A song's page around what can be done with it. */
export function SongFrame({ song, creator, isFinished, children }: SongFrameProps) {
  const t = useTranslations('song')
  return (
    <CreationPage
      back={{ path: '/', label: t('page.back') }}
      picture={(className) => <Artwork {...song} className={className} />}
      isFinished={isFinished}
      facts={<SongFacts song={song} />}
      title={song.title || t('untitled')}
      lang={song.language}
      by={
        <>
          <p className="pt-3 text-lg text-soft">{t('page.by', { creator })}</p>
          <VersionOrigin song={song} />
        </>
      }
    >
      {children}
    </CreationPage>
  )
}
