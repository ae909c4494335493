'use client'
import type { IslandTexts } from '#components/providers/island.tsx'
import { OwnIsland } from '#components/works/own-island.tsx'
import type { SongPageView } from '#lib/schemas/song.ts'
import { SongPage } from './song-page.tsx'

export function OwnSong({ song, ...texts }: IslandTexts & { song: SongPageView }) {
  return (
    <OwnIsland {...texts}>
      <SongPage initial={song} />
    </OwnIsland>
  )
}
