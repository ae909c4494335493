'use client'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '#components/providers/trpc.tsx'
import { unpackVoices } from '#lib/catalog/voices/voice-list.ts'
import { galleryOf } from './find-voices.ts'

/** All voices, fetched once for as long as the page lives, and unpacked when the page has nothing else to do. */
export function useGallery() {
  const utils = trpc.useUtils()
  return useQuery({
    queryKey: ['gallery'],
    queryFn: async ({ signal }) => {
      const { url } = await utils.voiceCover.getVoiceList.fetch()
      const answer = await fetch(url, { signal })
      if (!answer.ok) throw new Error(`The list of voices answers ${answer.status}`)
      const packed = await answer.text()
      await idle()
      return galleryOf(unpackVoices(packed))
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** Not every browser tells. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else resolve()
  })
