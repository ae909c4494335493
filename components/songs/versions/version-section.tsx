'use client'
import { Layers2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Track } from '#components/player/track.ts'
import { Button } from '#components/ui/button.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { SongPageView } from '#lib/schemas/song.ts'
import { VersionList } from './version-list.tsx'

const VersionEditor = lazyComponent(() => import('./version-editor.tsx').then((module) => module.VersionEditor))

/** The versions of one's own song, and the form that makes another one. */
export function VersionSection({ song, queue }: { song: SongPageView; queue: readonly Track[] | undefined }) {
  const t = useTranslations('song.versions')
  const [open, setOpen] = useState(false)
  const canCreate = song.status === 'completed'
  if (!canCreate && song.versions.length === 0) return null
  return (
    <section aria-labelledby="versions" className="flex scroll-mt-20 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="versions" className="font-display text-xl">
          {t('title')}
        </h2>
        {canCreate && (
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            <Layers2 aria-hidden />
            {open ? t('close') : t('open')}
          </Button>
        )}
      </div>
      {canCreate && !open && song.versions.length === 0 && (
        <p className="max-w-prose text-sm text-soft">{t(song.instrumental ? 'noneUnsung' : 'none')}</p>
      )}
      <VersionList versions={song.versions} queue={queue} />
      {open && <VersionEditor song={song} />}
    </section>
  )
}
