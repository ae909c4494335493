'use client'
import type { IslandTexts } from '#components/providers/island.tsx'
import type { SongPageView } from '#lib/schemas/song.ts'
import { OwnIsland } from './own-island.tsx'
import { SongPage } from './song-page.tsx'

export function OwnSong({ song, ...texts }: IslandTexts & { song: SongPageView }) {
  return (
    <OwnIsland {...texts}>
      <SongPage initial={song} />
    </OwnIsland>
  )
}
