'use client'
import { OwnIsland } from '#components/creations/page/own-island.tsx'
import type { IslandTexts } from '#components/providers/island.tsx'
import type { Tier } from '#lib/catalog/plans.ts'
import type { SongPageView } from '#lib/schemas/song.ts'
import { SongPage } from './song-page.tsx'

type OwnSongProps = IslandTexts & { song: SongPageView; tier: Tier | undefined }

export function OwnSong({ song, tier, ...texts }: OwnSongProps) {
  return (
    <OwnIsland {...texts}>
      <SongPage initial={song} tier={tier} />
    </OwnIsland>
  )
}
