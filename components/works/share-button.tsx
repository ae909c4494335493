'use client'
import type { ReactNode } from 'react'
import { buttonLook } from '#components/ui/button-look.ts'
import { type ShareWords, share } from './share.ts'

/** Passes a page on. It knows no messages, so that it stands on pages that load none. */
export function ShareButton({ path, words, children }: { path: string; words: ShareWords; children: ReactNode }) {
  return (
    <button type="button" className={buttonLook({ size: 'large' })} onClick={() => share(path, words)}>
      {children}
    </button>
  )
}
