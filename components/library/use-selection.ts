'use client'
import { useState } from 'react'
import type { Picking } from '#components/creations/card/card.tsx'
import type { CreationStatus } from '#lib/schemas/creation.ts'

/** What the tools need to know of a song or cover. */
export type LibraryItem = { readonly id: string; readonly status: CreationStatus; readonly tracks: readonly string[] }

const NONE: ReadonlySet<string> = new Set()

/** Which of a list are selected; null while nothing is being selected. */
export function useSelection() {
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  return {
    picked,
    start: () => setPicked(NONE),
    stop: () => setPicked(null),
    pick: (ids: readonly string[]) => setPicked(new Set(ids)),
    /** What a card needs while it can be selected. */
    picking: (id: string, label: string): Picking | undefined =>
      picked
        ? {
            label,
            isPicked: picked.has(id),
            toggle: () =>
              setPicked(new Set(picked.has(id) ? [...picked].filter((one) => one !== id) : [...picked, id])),
          }
        : undefined,
  }
}

export type Selection = ReturnType<typeof useSelection>
