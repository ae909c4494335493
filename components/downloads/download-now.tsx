'use client'
import { useEffect, useEffectEvent } from 'react'
import { ApiIsland } from '#components/providers/api-island.tsx'
import type { DownloadFile } from './download-file.ts'
import { PlanRefusalHost } from './plan-refusal-host.tsx'
import { useDownload } from './use-download.ts'

/** Downloads a file of another person's creation as soon as it is drawn, or shows what prevents it. */
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
