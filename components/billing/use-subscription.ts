'use client'
import { useEffect } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { useMeQuery } from '#components/session/use-me.ts'
import type { SubscriptionView } from '#lib/schemas/payment.ts'

type SubscriptionOptions = {
  /** In how many milliseconds to ask again; false for not at all. */
  again?: (known: SubscriptionView | undefined) => number | false
}

/** The signed-in person and their plan. When these change, the rest of the page is updated too. */
export function useSubscription({ again = () => false }: SubscriptionOptions = {}) {
  const utils = trpc.useUtils()
  const person = useMeQuery()
  const { data: me } = person
  const query = trpc.payment.getSubscription.useQuery(undefined, {
    enabled: Boolean(me),
    refetchInterval: ({ state }) => again(state.data),
  })
  const subscription = me ? query.data : undefined
  const { plan, credits } = subscription ?? {}
  useEffect(() => {
    const shown = utils.auth.me.getData()
    if (!plan || !shown || (shown.planId === plan && shown.credits === credits)) return
    void utils.auth.me.invalidate()
    void utils.notification.invalidate()
  }, [plan, credits, utils])
  const failed = me ? !subscription && query.isError : person.isError
  return {
    me,
    subscription,
    /** Nothing is there to show, and nothing is on its way. */
    failed,
    /** Everything is known about the person that can be known. */
    isKnown: failed || me === null || subscription !== undefined,
    reload: () => void (me ? query : person).refetch(),
  }
}
