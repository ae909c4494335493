'use client'
import { useEffect, useEffectEvent } from 'react'
import { ApiIsland } from '#components/providers/api-island.tsx'
import type { DownloadFile } from './download-file.ts'
import { PlanRefusalHost } from './plan-refusal-host.tsx'
import { useDownload } from './use-download.ts'

/** Saves a file of somebody else's as soon as it is drawn, or says what is in the way. */
export function DownloadNow({ file }: { file: DownloadFile }) {
  return (
    <ApiIsland messages={['account', 'errors', 'shell', 'song']}>
      <Download file={file} />
      <PlanRefusalHost />
    </ApiIsland>
  )
}

function Download({ file }: { file: DownloadFile }) {
  const download = useDownload({ isOwn: false })
  const downloadOnce = useEffectEvent(() => download(file))
  useEffect(() => downloadOnce(), [])
  return null
}
