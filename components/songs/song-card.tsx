'use client'
import { useTranslations } from 'next-intl'
import { songMp3 } from '#components/downloads/kept-file.ts'
import { CoverArt } from '#components/drawing/cover-art.tsx'
import type { Track } from '#components/player/track.ts'
import type { Picking } from '#components/works/card.tsx'
import { WorkCard } from '#components/works/work-card.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { EditSong } from './edit-song.tsx'
import { RetrySong } from './retry-song.tsx'
import { SongMenu } from './song-menu.tsx'
import { trackOf } from './track-of.ts'
import { useChangeWords } from './versions/use-change-words.ts'

type SongCardProps = { song: SongView; artist: string; queue: readonly Track[]; picking?: Picking | undefined }

export function SongCard({ song, artist, queue, picking }: SongCardProps) {
  const t = useTranslations('song')
  const changeWords = useChangeWords()
  const titled = { ...song, title: song.title || t('untitled') }
  const track = trackOf(song, artist)
  return (
    <WorkCard
      work={titled}
      picture={<CoverArt {...song} className="size-full" />}
      track={track}
      queue={queue}
      path={track?.path}
      line={song.change ? changeWords(song.change) : song.description || song.style || t('noDescription')}
      file={songMp3(titled)}
      retry={
        <>
          <RetrySong song={song} />
          <EditSong song={song} />
        </>
      }
      picking={picking}
      menu={<SongMenu song={song} />}
    />
  )
}
