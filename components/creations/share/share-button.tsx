'use client'
import type { ReactNode } from 'react'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { type ShareLabels, share } from './share.ts'

type ShareButtonProps = {
  path: string
  words: ShareLabels
  /** What comes before it, and then goes on. */
  first?: ((goOn: () => void) => void) | undefined
  children: ReactNode
}

/** Passes a page on. It knows no messages, so that it stands on pages that load none. */
export function ShareButton({ path, words, first, children }: ShareButtonProps) {
  const go = () => share(path, words)
  return (
    <button type="button" className={buttonVariants({ size: 'large' })} onClick={() => (first ? first(go) : go())}>
      {children}
    </button>
  )
}
