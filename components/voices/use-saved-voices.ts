'use client'
import { useCallback } from 'react'
import { openSignIn } from '#components/providers/sign-in-gate.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { useMe } from '#components/session/use-me.ts'

/** The person's favourite voices and those that they used last. Both belong to their account. */
export function useSavedVoices() {
  const me = useMe()
  const failed = useFailureToast()
  const { voiceCover } = trpc.useUtils()
  const { data } = trpc.voiceCover.getKeptVoices.useQuery(undefined, { enabled: Boolean(me) })
  const { mutate } = trpc.voiceCover.setFavourite.useMutation({
    // The heart changes at once; the server's answer then replaces the guess.
    onMutate: ({ id, favourite }) =>
      voiceCover.getKeptVoices.setData(undefined, (known) => {
        const others = (known?.favourites ?? []).filter((slug) => slug !== id)
        return { recent: known?.recent ?? [], favourites: favourite ? [id, ...others] : others }
      }),
    onError: (error) => failed(error),
    onSettled: () => voiceCover.getKeptVoices.invalidate(),
  })
  const isSignedOut = me === null
  const mark = useCallback(
    (slug: string, favourite: boolean) => {
      const call = () => mutate({ id: slug, favourite })
      if (isSignedOut) openSignIn(call)
      else call()
    },
    [mutate, isSignedOut],
  )
  return { saved: me ? data : undefined, mark, isSignedOut }
}
