'use client'
import { useEffect } from 'react'
import { PlanRefusalHost } from '#components/downloads/plan-refusal-host.tsx'
import { WithCalls } from '#components/providers/with-calls.tsx'
import { changeDraft, currentDraft } from './desk.ts'
import { withPreset } from './draft.ts'
import { WritingDesk } from './writing-desk.tsx'

/** The desk on pages that make no calls by themselves. */
export function SiteDesk({ presetStyle }: { presetStyle: string | undefined }) {
  useEffect(() => {
    if (presetStyle) changeDraft(withPreset(currentDraft(), presetStyle))
  }, [presetStyle])
  return (
    <WithCalls messages={['account', 'auth', 'billing', 'errors', 'generator', 'music', 'shell', 'song']}>
      <WritingDesk place="site" />
      <PlanRefusalHost />
    </WithCalls>
  )
}
