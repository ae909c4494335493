'use client'
import { type ReactNode, useState } from 'react'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { SimilarSongDialogProps } from './similar-song-dialog.tsx'

const SimilarSongDialog = lazyComponent(() =>
  import('./similar-song-dialog.tsx').then((module) => module.SimilarSongDialog),
)

type SimilarSongButtonProps = Omit<SimilarSongDialogProps, 'onClose'> & { children: ReactNode }

/** Opens a dialog that asks what to take along from a song, for another one like it. */
export function SimilarSongButton({ children, ...dialog }: SimilarSongButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonVariants({ className: 'self-start' })} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <SimilarSongDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  )
}
