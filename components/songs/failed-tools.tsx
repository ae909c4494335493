'use client'
import type { SongView } from '#lib/schemas/song.ts'
import { EditSong } from './edit-song.tsx'
import { RetrySong } from './retry-song.tsx'

/** The next steps for a song that failed. */
export function FailedTools({ song }: { song: SongView }) {
  return (
    <>
      <RetrySong song={song} />
      <EditSong song={song} />
    </>
  )
}
