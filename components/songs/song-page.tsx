'use client'
import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { DownloadMenu } from '#components/downloads/download-menu.tsx'
import { songFiles } from '#components/downloads/kept-file.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { HISTORY_POLL_MS } from '#lib/catalog/limits.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongPageView } from '#lib/schemas/song.ts'
import { OwnerTools } from './owner-tools.tsx'
import { PlayButton } from './play-button.tsx'
import { RetrySong } from './retry-song.tsx'
import { SongButtons } from './song-buttons.tsx'
import { SongExtras } from './song-extras.tsx'
import { SongFrame } from './song-frame.tsx'
import { SongState } from './song-state.tsx'
import { SongWords } from './song-words.tsx'
import { isUnfinished } from './use-history.ts'
import { useSongTracks } from './use-song-tracks.ts'
import { VersionSection } from './versions/version-section.tsx'
import { Waveform } from './waveform.tsx'

/** A song for its owner, as the server drew it; it stays up to date while the song is made and changed. */
export function SongPage({ initial }: { initial: SongPageView }) {
  const router = useRouter()
  const language = useLocale()
  const { data: song } = trpc.music.getById.useQuery(
    { id: initial.id },
    {
      initialData: initial,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state: { data } }) =>
        data && [data, ...data.versions].some(isUnfinished) ? HISTORY_POLL_MS : false,
    },
  )
  const { creator, track, queue } = useSongTracks(song)
  const finished = song.status === 'completed' ? track : null
  return (
    <SongFrame song={song} creator={creator} isFinished={finished !== null}>
      {finished ? (
        <SongButtons track={finished} queue={queue}>
          <DownloadMenu files={songFiles(song)} />
        </SongButtons>
      ) : (
        <SongState song={song} />
      )}
      {track && !finished && <PlayButton track={track} queue={queue} className="self-start" />}
      {song.status === 'failed' && <RetrySong song={song} look="accent" className="self-start" />}
      {track && song.portrait && <Waveform track={track} queue={queue} portrait={song.portrait} />}
      {finished && <SongExtras song={song} track={finished} />}
      <OwnerTools song={song} onChanged={router.refresh} onRemoved={() => router.push(localPath(language, '/songs'))} />
      <VersionSection key={song.id} song={song} queue={queue} />
      <SongWords song={song} track={finished} />
    </SongFrame>
  )
}
