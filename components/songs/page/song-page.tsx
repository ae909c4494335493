'use client'
import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { CreationState } from '#components/creations/creation-state.tsx'
import { StatusAnnouncer } from '#components/creations/list/status-announcer.tsx'
import { useProgress } from '#components/creations/list/use-progress.ts'
import { CreationButtons } from '#components/creations/page/creation-buttons.tsx'
import { OWN_CREATION_OPTIONS, useOwnCreation } from '#components/creations/page/use-own-creation.ts'
import { songFiles } from '#components/downloads/download-file.ts'
import { DownloadMenu } from '#components/downloads/download-menu.tsx'
import { PlayButton } from '#components/player/play-button.tsx'
import { Waveform } from '#components/player/waveform.tsx'
import { trpc } from '#components/providers/trpc.tsx'
import { useRequireName } from '#components/session/name/use-require-name.ts'
import { EditSong } from '#components/songs/edit-song.tsx'
import { RetrySong } from '#components/songs/retry-song.tsx'
import { useSongTracks } from '#components/songs/use-song-tracks.ts'
import { VersionSection } from '#components/songs/versions/version-section.tsx'
import { SongWords } from '#components/songs/words/song-words.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { Tier } from '#lib/catalog/plans.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongPageView } from '#lib/schemas/song.ts'
import { OwnerTools } from './owner-tools.tsx'
import { SongExtras } from './song-extras.tsx'
import { SongFrame } from './song-frame.tsx'

const TakePanel = lazyComponent(
  () => import('#components/songs/takes/take-panel.tsx').then((module) => module.TakePanel),
  () => <div className="h-100" />,
)

/** A song for its owner, as the server drew it; it stays up to date while the song is made and changed. */
export function SongPage({ initial, tier }: { initial: SongPageView; tier: Tier | undefined }) {
  const named = useRequireName()
  const router = useRouter()
  const language = useLocale()
  const utils = trpc.useUtils()
  const asked = { id: initial.id }
  const query = trpc.music.getById.useQuery(asked, { ...OWN_CREATION_OPTIONS, initialData: initial })
  const know = (drawn: SongPageView) => utils.music.getById.setData({ id: drawn.id }, drawn)
  const song = useOwnCreation({ drawn: initial, query, know })
  const creations = [song, ...song.versions, ...song.takes.filter((take) => take.id !== song.id)]
  useProgress({
    creations,
    change: (update) =>
      utils.music.getById.setData(
        asked,
        (known) => known && { ...update(known), versions: known.versions.map(update), takes: known.takes.map(update) },
      ),
    reload: query.refetch,
  })
  const { creator, track, queue } = useSongTracks(song)
  const finished = song.status === 'completed' ? track : null
  return (
    <SongFrame song={song} creator={creator} isFinished={finished !== null}>
      {song.takes.length > 0 && <TakePanel key={`takes ${song.id}`} song={song} artist={creator} />}
      {finished ? (
        <CreationButtons track={finished} queue={queue} visibility={song.visibility} beforeSharing={named}>
          <DownloadMenu files={songFiles(song)} drawnFor={tier} />
        </CreationButtons>
      ) : (
        <CreationState creation={song} />
      )}
      {track && !finished && <PlayButton track={track} queue={queue} className="self-start" />}
      {song.status === 'failed' && (
        <div className="flex flex-wrap items-center gap-2">
          <RetrySong song={song} variant="accent" />
          <EditSong song={song} variant="plain" />
        </div>
      )}
      {track && song.visuals && <Waveform track={track} queue={queue} visuals={song.visuals} />}
      {finished && <SongExtras song={song} track={finished} />}
      <OwnerTools song={song} onChanged={router.refresh} onRemoved={() => router.push(localPath(language, '/songs'))} />
      <VersionSection key={song.id} song={song} queue={queue} />
      <SongWords song={song} track={finished} />
      <StatusAnnouncer creations={creations} />
    </SongFrame>
  )
}
