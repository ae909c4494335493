'use client'
import type { ReactNode } from 'react'
import { PlanRefusalHost } from '#components/downloads/plan-refusal-host.tsx'
import { Island, type IslandTexts } from '#components/providers/island.tsx'
import { NameHost } from '#components/session/name/name-host.tsx'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'

/**
 * The owner's page of a song or cover, as the server drew it. Its code loads after the page; until then the page is
 * inert, because a press would be lost.
 */
export function OwnIsland({ children, ...texts }: IslandTexts & { children: ReactNode }) {
  const isHydrated = useIsHydrated()
  return (
    <Island {...texts}>
      <div inert={!isHydrated} aria-hidden={!isHydrated}>
        {children}
      </div>
      <PlanRefusalHost />
      <NameHost />
    </Island>
  )
}
