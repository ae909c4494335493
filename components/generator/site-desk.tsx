'use client'
import { useEffect } from 'react'
import { PlanRefusalHost } from '#components/downloads/plan-refusal-host.tsx'
import { WithCalls } from '#components/providers/with-calls.tsx'
import { changeSettings, currentDraft } from './desk.ts'
import type { Settings } from './draft.ts'
import { WritingDesk } from './writing-desk.tsx'

/** The desk on pages that make no calls by themselves. */
export function SiteDesk({ preset }: { preset: Partial<Settings> | undefined }) {
  useEffect(() => {
    const isUntouched = Object.values(currentDraft().settings).every((value) => value === null)
    if (preset && isUntouched) changeSettings(preset)
  }, [preset])
  return (
    <WithCalls messages={['account', 'auth', 'billing', 'errors', 'generator', 'music', 'shell', 'song']}>
      <WritingDesk place="site" />
      <PlanRefusalHost />
    </WithCalls>
  )
}
