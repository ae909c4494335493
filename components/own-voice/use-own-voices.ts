'use client'
import { useMe } from '#components/account/use-me.ts'
import { trpc } from '#components/providers/trpc.tsx'

/** The signed-in person's own voices, with the question's own state; nothing is asked for anybody else. */
export function useOwnVoices() {
  const me = useMe()
  return trpc.voiceCover.getOwnVoices.useQuery(undefined, { enabled: Boolean(me), refetchOnWindowFocus: false })
}
