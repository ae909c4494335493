'use client'
import { trpc } from '#components/providers/trpc.tsx'
import { cachedUser } from '#components/session/cached-user.ts'
import { useMe } from '#components/session/use-me.ts'
import type { Me } from '#lib/schemas/account.ts'
import { openNameDialog } from './name-gate.ts'

/**
 * Runs what shows a song or cover to others: at once for who has a name or wants none, for others after they were asked for one.
 * Whoever is not known yet is waited for.
 */
export function useRequireName(): (action: () => void) => void {
  const me = useMe()
  const { auth } = trpc.useUtils()
  return (action) => {
    const goOn = (person: Me | null) =>
      person?.name === null && !cachedUser()?.nameless ? openNameDialog({ me: person, goOn: action }) : action()
    if (me !== undefined) goOn(me)
    else auth.me.ensureData().then(goOn, action)
  }
}
