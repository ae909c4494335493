'use client'
import { useTranslations } from 'next-intl'
import type { Picking } from '#components/creations/card/card.tsx'
import { CreationCard } from '#components/creations/card/creation-card.tsx'
import { songMp3 } from '#components/downloads/download-file.ts'
import { Artwork } from '#components/drawing/artwork.tsx'
import type { Track } from '#components/player/track.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { SongMenu } from './song-menu.tsx'
import { trackOf } from './track-of.ts'
import { useChangeLabels } from './versions/use-change-labels.ts'

const FailedTools = lazyComponent(() => import('./failed-tools.tsx').then((module) => module.FailedTools))

type SongCardProps = { song: SongView; artist: string; queue: readonly Track[]; picking?: Picking | undefined }

export function SongCard({ song, artist, queue, picking }: SongCardProps) {
  const t = useTranslations('song')
  const changeWords = useChangeLabels()
  const titled = { ...song, title: song.title || t('untitled') }
  const track = trackOf(song, artist)
  const about = song.take ? t('takes.mark', { number: song.take }) : song.change && changeWords(song.change)
  return (
    <CreationCard
      creation={titled}
      picture={<Artwork {...song} className="size-full" />}
      track={track}
      queue={queue}
      path={track?.path}
      line={about || song.description || song.style || t('noDescription')}
      file={songMp3(titled)}
      retry={<FailedTools song={song} />}
      picking={picking}
      menu={<SongMenu song={song} />}
    />
  )
}
