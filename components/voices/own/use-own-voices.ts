'use client'
import { trpc } from '#components/providers/trpc.tsx'
import { useMe } from '#components/session/use-me.ts'

/** The signed-in person's own voices, with the state of the query. Nobody else can see them. */
export function useOwnVoices() {
  const me = useMe()
  const query = trpc.voiceCover.getOwnVoices.useQuery(undefined, { enabled: Boolean(me), refetchOnWindowFocus: false })
  return { ...query, data: me ? query.data : undefined }
}
