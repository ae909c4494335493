'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { trackOf } from '#components/covers/cover-tracks.ts'
import { isUnfinished } from '#components/creations/list/history.ts'
import { useProgress } from '#components/creations/list/use-progress.ts'
import { useCreationLabels } from '#components/creations/use-creation-labels.ts'
import { player } from '#components/player/player.ts'
import { type ErrorFacts, trpc } from '#components/providers/trpc.tsx'
import { showToast } from '#components/ui/toast.ts'
import { COVER_POLL_MS } from '#lib/catalog/limits.ts'

/** Follows the cover that this page has begun until it is finished or has failed, and says so. */
export function useNewCover() {
  const t = useTranslations('voices')
  const errors = useTranslations('errors')
  const song = useTranslations('song')
  const utils = trpc.useUtils()
  const [id, setId] = useState<string | null>(null)
  const asked = { id: id ?? '' }
  const { data, error, refetch } = trpc.voiceCover.getById.useQuery(asked, {
    enabled: id !== null,
    refetchOnWindowFocus: false,
    // Polls only until the cover is known at all, or known to be gone.
    refetchInterval: ({ state: { data, error } }) => (data || isNotFound(error) ? false : COVER_POLL_MS),
  })
  // It may be deleted elsewhere; what was known of it would say for ever that it is being made.
  const isGone = isNotFound(error)
  const cover = isGone ? undefined : data
  useProgress({
    creations: cover && [cover],
    change: (update) => utils.voiceCover.getById.setData(asked, (known) => known && update(known)),
    reload: refetch,
    everyMs: COVER_POLL_MS,
  })
  const { failure } = useCreationLabels(cover ?? { status: 'pending', stage: null, failure: null })
  const told = useRef<string>(null)
  useEffect(() => {
    if (!cover || isUnfinished(cover) || told.current === cover.id) return
    told.current = cover.id
    if (cover.status === 'completed') {
      const track = trackOf(cover)
      const hear = track && { action: { label: song('playShort'), run: () => player.play(track) } }
      showToast(t('created'), hear ?? {})
    } else showToast(failure ?? errors('coverFailed'), { variant: 'error' })
    void utils.voiceCover.getUserCovers.invalidate()
  }, [cover, failure, t, errors, song, utils])
  return { begin: setId, isGenerating: id !== null && !isGone && (!cover || isUnfinished(cover)) }
}

const isNotFound = (error: { readonly data?: ErrorFacts | null | undefined } | null) =>
  error?.data?.code === 'NOT_FOUND'
