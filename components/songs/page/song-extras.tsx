import { useMessages } from 'next-intl'
import { SaveButton } from '#components/offline/lazy-save-button.ts'
import type { Track } from '#components/player/track.ts'
import { SimilarSong } from '#components/songs/similar/similar-song.tsx'
import type { SongPageView } from '#lib/schemas/song.ts'

/** What else can be done with a finished song: another one like it, and hearing it without a network. */
export function SongExtras({ song, track }: { song: SongPageView; track: Track }) {
  return (
    <div className="flex flex-wrap gap-2">
      <SimilarSong song={song} />
      <SaveButton track={track} labels={useMessages().song.device} />
    </div>
  )
}
