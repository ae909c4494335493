'use client'
import type { ReactNode } from 'react'
import { PlanRefusalHost } from '#components/downloads/plan-refusal-host.tsx'
import { Island, type IslandTexts } from '#components/providers/island.tsx'
import { NameHost } from '#components/session/name/name-host.tsx'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'

/** The page of one's own song or cover, as the server drew it. Its code comes after the page's: until then nothing takes a press that would be lost. */
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
