'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import type { CreationStatus } from '#lib/schemas/creation.ts'
import type { SongView } from '#lib/schemas/song.ts'

const NEWS = { completed: 'finished', failed: 'failedSong' } as const

/** Tells screen readers that a song or cover was finished or has failed, and refreshes the bell and the balance. */
export function StatusAnnouncer({ creations }: { creations: readonly Pick<SongView, 'id' | 'title' | 'status'>[] }) {
  const t = useTranslations('song.history')
  const utils = trpc.useUtils()
  const before = useRef(new Map<string, CreationStatus>())
  const [news, setNews] = useState('')
  useEffect(() => {
    for (const { id, title, status } of creations) {
      const known = before.current.get(id)
      if (known && known !== status && (status === 'completed' || status === 'failed')) {
        setNews(t(NEWS[status], { title }))
        void utils.notification.invalidate()
        void utils.auth.me.invalidate()
      }
      before.current.set(id, status)
    }
  }, [creations, t, utils])
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}
