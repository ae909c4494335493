'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { forgetDraft } from '#components/draft/draft-store.ts'
import { removeAllSaved } from '#components/offline/device.ts'
import { player } from '#components/player/player.ts'
import { isUnauthorized, trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { clearStoredForm } from '#components/recordings/stored-form.ts'
import { announceLogOut, clearCachedUser } from '#components/session/cached-user.ts'
import { resetForms } from '#components/session/form-reset.ts'
import { clearUserQueries } from '#components/session/user-queries.ts'

/**
 * Signs out and forgets everything that belonged to the person. If the session had ended already, that is not an error.
 */
export function useLogOut(): () => void {
  const failed = useFailureToast()
  const forget = useClearUser()
  const logOut = trpc.auth.logout.useMutation({
    meta: { signedOutIsFine: true },
    onSuccess: forget,
    onError: (error) => (isUnauthorized(error) ? forget() : failed(error)),
  })
  return () => logOut.mutate()
}

/** Forgets everything that belonged to the person who has signed out here, in all tabs. */
export function useClearUser(): () => void {
  const forget = useForgetUser()
  return () => {
    announceLogOut()
    forget()
  }
}

/** The same in this tab alone, after it has heard of the log-out. */
export function useForgetUser(): () => void {
  const utils = trpc.useUtils()
  const queryClient = useQueryClient()
  const router = useRouter()
  return () => {
    clearCachedUser()
    player.close()
    void removeAllSaved()
    clearStoredForm()
    forgetDraft()
    // After the stored forms are cleared, since a new form looks for them when it opens.
    resetForms()
    utils.auth.me.setData(undefined, null)
    clearUserQueries(queryClient)
    // Also discards pages that the server drew for this person, including those behind the back button.
    router.refresh()
  }
}
