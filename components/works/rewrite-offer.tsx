'use client'
import { lazily } from '#components/ui/lazily.tsx'

const RewrittenText = lazily(() => import('./rewritten-text.tsx').then((module) => module.RewrittenText))

export type RewriteOfferProps = {
  /** What the server would take; nothing is drawn without one. */
  rewrite: string | undefined
  /** What stands in the field. */
  before: string
  /** The id of the field, which is where writing goes on. */
  field?: string
  onUse: (text: string) => void
}

/** The text without what was refused in it, and a press that puts it into the field. */
export function RewriteOffer({ rewrite, ...props }: RewriteOfferProps) {
  return rewrite && rewrite !== props.before ? <RewrittenText rewrite={rewrite} {...props} /> : null
}
