'use client'
import { PlanRefusalHost } from '#components/downloads/plan-refusal-host.tsx'
import { WithCalls } from '#components/providers/with-calls.tsx'
import { WritingDesk } from './writing-desk.tsx'

/** The desk on pages that make no calls by themselves. */
export function SiteDesk({ presetStyle }: { presetStyle: string | undefined }) {
  return (
    <WithCalls messages={['account', 'auth', 'billing', 'brief', 'errors', 'generator', 'music', 'shell', 'song']}>
      <WritingDesk place="site" {...(presetStyle ? { presetStyle } : {})} />
      <PlanRefusalHost />
    </WithCalls>
  )
}
