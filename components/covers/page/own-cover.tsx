'use client'
import { PlanRefusalHost } from '#components/downloads/plan-refusal-host.tsx'
import { Island, type IslandTexts } from '#components/providers/island.tsx'
import type { CoverPageView } from '#lib/schemas/cover.ts'
import { CoverPage } from './cover-page.tsx'

export function OwnCover({ cover, ...texts }: IslandTexts & { cover: CoverPageView }) {
  return (
    <Island {...texts}>
      <CoverPage initial={cover} />
      <PlanRefusalHost />
    </Island>
  )
}
