'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { clearStoredForm } from '#components/covers/source/stored-form.ts'
import { forgetDraft } from '#components/generator/draft-store.ts'
import { removeAllSaved } from '#components/offline/device.ts'
import { player } from '#components/player/player.ts'
import { isUnauthorized, trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { tellForgotten } from './forgotten.ts'
import { forgetAnswers } from './persons-queries.ts'
import { forgetPerson } from './remembered-person.ts'

/** Signs out and forgets whatever belonged to the person. A session that was gone already is no failure. */
export function useLogOut(): () => void {
  const failed = useFailureToast()
  const forget = useForgetPerson()
  const logOut = trpc.auth.logout.useMutation({
    meta: { signedOutIsFine: true },
    onSuccess: forget,
    onError: (error) => (isUnauthorized(error) ? forget() : failed(error)),
  })
  return () => logOut.mutate()
}

/** Forgets whatever belonged to the person who is signed out now. */
export function useForgetPerson(): () => void {
  const utils = trpc.useUtils()
  const queryClient = useQueryClient()
  const router = useRouter()
  return () => {
    forgetPerson()
    player.close()
    void removeAllSaved()
    clearStoredForm()
    forgetDraft()
    // After the stored forms: forms look for them when they begin.
    tellForgotten()
    utils.auth.me.setData(undefined, null)
    forgetAnswers(queryClient)
    // Pages that the server drew for them alone go, too, those behind the back button included.
    router.refresh()
  }
}
