'use client'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { RewrittenTextProps } from './rewritten-text.tsx'

const RewrittenText = lazyComponent(() => import('./rewritten-text.tsx').then((module) => module.RewrittenText))

type RewriteOfferProps = Omit<RewrittenTextProps, 'rewrite'> & {
  /** What the server would take; nothing is drawn without one. */
  rewrite: string | undefined
}

/** Offers the person's text without what was refused in it. A press puts it into the field. */
export function RewriteOffer({ rewrite, ...props }: RewriteOfferProps) {
  return rewrite && rewrite !== props.before ? <RewrittenText rewrite={rewrite} {...props} /> : null
}
