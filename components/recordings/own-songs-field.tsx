'use client'
import { Music4 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useRequireSignIn } from '#components/session/use-me.ts'
import { Button } from '#components/ui/button.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { Recording } from './use-source.ts'

const SongPicker = lazyComponent(() => import('./song-picker.tsx').then((module) => module.SongPicker))
const ChosenSong = lazyComponent(() => import('./song-picker.tsx').then((module) => module.ChosenSong))

/** One of the person's own songs, as it was chosen, or the way to choose it. */
export function OwnSongsField({ recording }: { recording: Recording }) {
  const t = useTranslations('covers.source')
  const { source, choose, clear } = recording
  const requireSignIn = useRequireSignIn()
  const [isPicking, setPicking] = useState(false)
  return (
    <div tabIndex={-1} className="flex flex-col outline-none">
      {source.kind === 'song' ? (
        <ChosenSong song={source.song} onRemove={clear} />
      ) : (
        <Button variant="quiet" className="-ml-3 self-start" onClick={() => requireSignIn(() => setPicking(true))}>
          <Music4 aria-hidden />
          {t('ownSong')}
        </Button>
      )}
      {isPicking && (
        <SongPicker
          onClose={() => setPicking(false)}
          onChoose={(song) => {
            choose({ kind: 'song', song })
            setPicking(false)
          }}
        />
      )}
    </div>
  )
}
