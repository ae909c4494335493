'use client'
import { PlanRefusalHost } from '#components/downloads/plan-refusal-host.tsx'
import { Island, type IslandTexts } from '#components/providers/island.tsx'
import type { SongPageView } from '#lib/schemas/song.ts'
import { SongPage } from './song-page.tsx'

export function OwnSong({ song, ...texts }: IslandTexts & { song: SongPageView }) {
  return (
    <Island {...texts}>
      <SongPage initial={song} />
      <PlanRefusalHost />
    </Island>
  )
}
