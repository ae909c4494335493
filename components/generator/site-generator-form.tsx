'use client'
import { PlanRefusalHost } from '#components/downloads/plan-refusal-host.tsx'
import { ApiIsland } from '#components/providers/api-island.tsx'
import { GeneratorForm } from './generator-form.tsx'

/** The generator form on pages that make no calls by themselves. */
export function SiteGeneratorForm({ presetStyle }: { presetStyle: string | undefined }) {
  return (
    <ApiIsland messages={['account', 'auth', 'billing', 'brief', 'errors', 'generator', 'music', 'shell', 'song']}>
      <GeneratorForm place="site" {...(presetStyle ? { presetStyle } : {})} />
      <PlanRefusalHost />
    </ApiIsland>
  )
}
