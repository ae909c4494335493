'use client'
import { type ReactNode, useState } from 'react'
import { buttonLook } from '#components/ui/button-look.ts'
import { lazily } from '#components/ui/lazily.tsx'
import type { SimilarSongDialogProps } from './similar-song-dialog.tsx'

const SimilarSongDialog = lazily(() => import('./similar-song-dialog.tsx').then((module) => module.SimilarSongDialog))

type SimilarSongButtonProps = Omit<SimilarSongDialogProps, 'onClose'> & { children: ReactNode }

/** Asks what of a song is to come along, for another one like it. */
export function SimilarSongButton({ children, ...dialog }: SimilarSongButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonLook({ className: 'self-start' })} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <SimilarSongDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  )
}
