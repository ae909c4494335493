import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CreationButtons } from '#components/creations/page/creation-buttons.tsx'
import { DownloadButton } from '#components/downloads/download-button.tsx'
import { songMp3 } from '#components/downloads/download-file.ts'
import { Waveform } from '#components/player/waveform.tsx'
import { useSongTracks } from '#components/songs/use-song-tracks.ts'
import { VersionList } from '#components/songs/versions/version-list.tsx'
import { SongWords } from '#components/songs/words/song-words.tsx'
import type { SongPageView } from '#lib/schemas/song.ts'
import { SongExtras } from './song-extras.tsx'
import { SongFrame } from './song-frame.tsx'

/** A finished song for everybody but its owner: it makes no calls until something is pressed. */
export function SharedSong({ song }: { song: SongPageView }) {
  const t = useTranslations('song')
  const { creator, track, queue } = useSongTracks(song)
  return (
    <SongFrame song={song} creator={creator} isFinished={track !== null}>
      {track && (
        <CreationButtons track={track} queue={queue}>
          <DownloadButton file={songMp3(song)}>
            <Download aria-hidden />
            {t('download')}
          </DownloadButton>
        </CreationButtons>
      )}
      {track && song.visuals && <Waveform track={track} queue={queue} visuals={song.visuals} />}
      {track && <SongExtras song={song} track={track} />}
      {song.versions.length > 0 && (
        <section aria-labelledby="versions" className="flex flex-col gap-4">
          <h2 id="versions" className="font-display text-xl">
            {t('versions.title')}
          </h2>
          <VersionList versions={song.versions} queue={queue} />
        </section>
      )}
      <SongWords song={song} track={track} />
    </SongFrame>
  )
}
