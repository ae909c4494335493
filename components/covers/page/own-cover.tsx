'use client'
import type { IslandTexts } from '#components/providers/island.tsx'
import { OwnIsland } from '#components/works/own-island.tsx'
import type { CoverPageView } from '#lib/schemas/cover.ts'
import { CoverPage } from './cover-page.tsx'

export function OwnCover({ cover, ...texts }: IslandTexts & { cover: CoverPageView }) {
  return (
    <OwnIsland {...texts}>
      <CoverPage initial={cover} />
    </OwnIsland>
  )
}
