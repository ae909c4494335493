'use client'
import { trpc } from '#components/providers/trpc.tsx'
import { cachedUser } from '#components/session/cached-user.ts'
import { useMe } from '#components/session/use-me.ts'
import type { Me } from '#lib/schemas/account.ts'
import { openNameDialog } from './name-gate.ts'

/**
 * Runs an action that shows a song or cover to others. It runs at once for people who have a name or want none; others
 * are asked for a name first. If the person is not known yet, it waits until they are.
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
