'use client'
import { Check, CloudDownload } from 'lucide-react'
import type { Track } from '#components/player/track.ts'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { type SavingLabels, useSaving } from './use-saving.ts'

type SaveButtonProps = { track: Track; labels: SavingLabels }

/** Saves a finished song on this device, to be heard without a network, and removes it again; drawn before it can be pressed. */
export function SaveButton({ track, labels }: SaveButtonProps) {
  const { isKnown, isSaved, isSaving, press } = useSaving(track, labels)
  const Icon = isSaved ? Check : CloudDownload
  return (
    <button type="button" disabled={!isKnown} aria-disabled={isSaving} onClick={press} className={buttonVariants()}>
      <Icon aria-hidden />
      {isSaving && !isSaved ? labels.keeping : labels[isSaved ? 'remove' : 'keep']}
    </button>
  )
}
