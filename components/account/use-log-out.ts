'use client'
import { isUnauthorized, trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { forgetPerson } from './remembered-person.ts'

/** Signs out. A session that was gone already is no failure. */
export function useLogOut(): () => void {
  const utils = trpc.useUtils()
  const failed = useFailureToast()
  const forget = () => {
    forgetPerson()
    utils.auth.me.setData(undefined, null)
    void utils.music.invalidate(undefined, { refetchType: 'none' })
  }
  const logOut = trpc.auth.logout.useMutation({
    meta: { signedOutIsFine: true },
    onSuccess: forget,
    onError: (error) => (isUnauthorized(error) ? forget() : failed(error)),
  })
  return () => logOut.mutate()
}
