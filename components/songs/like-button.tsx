'use client'
import { type ReactNode, useState } from 'react'
import { buttonLook } from '#components/ui/button-look.ts'
import { lazily } from '#components/ui/lazily.tsx'
import type { LikeDialogProps } from './like-dialog.tsx'

const LikeDialog = lazily(() => import('./like-dialog.tsx').then((module) => module.LikeDialog))

type LikeButtonProps = Omit<LikeDialogProps, 'onClose'> & { children: ReactNode }

/** Asks what of a song is to come along, for another one like it. */
export function LikeButton({ children, ...dialog }: LikeButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonLook({ className: 'self-start' })} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <LikeDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  )
}
