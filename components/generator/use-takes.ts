'use client'
import { usePriceLimit } from '#components/billing/hint/use-price-limit.ts'
import { useDraft } from '#components/draft/draft-store.ts'

/** How many songs the press makes: as many as were chosen, and can be paid for. */
export function useTakes() {
  const { takes } = useDraft()
  const [one, two] = [usePriceLimit('song', 1), usePriceLimit('song', 2)]
  const most = two ? 1 : 2
  return {
    count: takes === 2 ? most : 1,
    most,
    /** Why two are not possible, if one is. */
    limit: one ? null : two,
  } as const
}

export type Takes = ReturnType<typeof useTakes>
