'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { isAnswer, trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { useMe } from '#components/session/use-me.ts'
import { useDebounced } from '#components/ui/use-debounced.ts'
import { withScheme } from '#lib/site/with-scheme.ts'

const REST_MS = 600
const CACHE_MS = 600_000

/** What a link leads to, looked up once the person has stopped typing. Only for people who are signed in. */
export function useLinkLookUp(typed: string) {
  const errors = useTranslations('errors')
  const failure = useFailure()
  const { voiceCover } = trpc.useUtils()
  const isSignedIn = Boolean(useMe())
  const [isLooking, setLooking] = useState(false)
  /** The field's text when it last lost the focus. */
  const [left, setLeft] = useState('')
  const url = withScheme(typed)
  const rested = useDebounced(url, REST_MS)
  const query = trpc.voiceCover.lookUpLink.useQuery(
    { url: rested },
    { enabled: isSignedIn && isWebAddress(rested), staleTime: CACHE_MS, retry: false, refetchOnWindowFocus: false },
  )
  const isCurrent = rested === url && isWebAddress(url)
  const isNonsense = url !== '' && left === typed && !isWebAddress(url)
  const refusalIn = (error: unknown) => (isAnswer(error) ? failure(error).fields.audioUrl : undefined)

  return {
    found: isCurrent ? query.data : undefined,
    isLooking: isLooking || (isCurrent && query.isFetching),
    refusal: isCurrent ? refusalIn(query.error) : isNonsense ? errors('linkInvalid') : undefined,
    leave: () => setLeft(typed),
    /** Why the server would refuse the link; undefined if that cannot be known now. */
    async refusalOf(): Promise<string | undefined> {
      setLooking(true)
      try {
        await voiceCover.lookUpLink.fetch({ url }, { staleTime: CACHE_MS, retry: false })
      } catch (error) {
        return refusalIn(error)
      } finally {
        setLooking(false)
      }
    },
  }
}

export const isWebAddress = (text: string) => /^https?:\/\/[^/]+/i.test(text) && URL.canParse(text)
