'use client'
import { Music4, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useRequireSignIn } from '#components/account/use-me.ts'
import { CoverArt } from '#components/songs/cover-art.tsx'
import { Button } from '#components/ui/button.tsx'
import { lazily } from '#components/ui/lazily.tsx'
import type { SourceForm } from './use-source.ts'

const SongPicker = lazily(() => import('./song-picker.tsx').then((module) => module.SongPicker))

/** One of the person's own songs, as it was chosen, or the way to choose it. */
export function OwnSongsField({ form: { source, choose, clear } }: { form: SourceForm }) {
  const t = useTranslations('covers.source')
  const requireSignIn = useRequireSignIn()
  const [isPicking, setPicking] = useState(false)
  if (source.kind === 'song') {
    const { song } = source
    return (
      <div className="flex items-center gap-3 rounded-md border border-edge py-1.5 pr-1.5 pl-3">
        <CoverArt {...song} className="size-11 shrink-0 rounded-sm" />
        <p className="min-w-0 flex-1 truncate font-display text-base">{song.title}</p>
        <Button look="quiet" size="icon" aria-label={t('remove', { name: song.title })} onClick={clear}>
          <X aria-hidden />
        </Button>
      </div>
    )
  }
  return (
    <>
      <Button look="quiet" className="-ml-3 self-start" onClick={() => requireSignIn(() => setPicking(true))}>
        <Music4 aria-hidden />
        {t('ownSong')}
      </Button>
      {isPicking && (
        <SongPicker
          onClose={() => setPicking(false)}
          onChoose={(song) => {
            choose({ kind: 'song', song })
            setPicking(false)
          }}
        />
      )}
    </>
  )
}
