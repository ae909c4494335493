'use client'
import type { ReactNode } from 'react'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { type ShareLabels, share } from './share.ts'

type ShareButtonProps = {
  path: string
  words: ShareLabels
  /** Runs before sharing, and then calls `goOn`. */
  first?: ((goOn: () => void) => void) | undefined
  children: ReactNode
}

/** Shares a page's link. It uses no message provider, so that pages without messages can have it. */
export function ShareButton({ path, words, first, children }: ShareButtonProps) {
  const go = () => share(path, words)
  return (
    <button type="button" className={buttonVariants({ size: 'large' })} onClick={() => (first ? first(go) : go())}>
      {children}
    </button>
  )
}
