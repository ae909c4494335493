'use client'
import { OwnIsland } from '#components/creations/page/own-island.tsx'
import type { IslandTexts } from '#components/providers/island.tsx'
import type { Tier } from '#lib/catalog/plans.ts'
import type { CoverPageView } from '#lib/schemas/cover.ts'
import { CoverPage } from './cover-page.tsx'

type OwnCoverProps = IslandTexts & { cover: CoverPageView; tier: Tier | undefined }

export function OwnCover({ cover, tier, ...texts }: OwnCoverProps) {
  return (
    <OwnIsland {...texts}>
      <CoverPage initial={cover} tier={tier} />
    </OwnIsland>
  )
}
