'use client'
import { useEffect, useEffectEvent } from 'react'
import { WithCalls } from '#components/providers/with-calls.tsx'
import type { KeptFile } from './kept-file.ts'
import { PlanRefusalHost } from './plan-refusal-host.tsx'
import { useKeep } from './use-keep.ts'

/** Saves a file of somebody else's as soon as it is drawn, or says what is in the way. */
export function KeepNow({ file }: { file: KeptFile }) {
  return (
    <WithCalls messages={['account', 'errors', 'shell', 'song']}>
      <Keep file={file} />
      <PlanRefusalHost />
    </WithCalls>
  )
}

function Keep({ file }: { file: KeptFile }) {
  const keep = useKeep({ isOwn: false })
  const keepOnce = useEffectEvent(() => keep(file))
  useEffect(() => keepOnce(), [])
  return null
}
