'use client'
import { type ReactNode, useState } from 'react'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { DownloadFile } from './download-file.ts'

const DownloadNow = lazyComponent(() => import('./download-now.tsx').then((module) => module.DownloadNow))

/** Saves a file of somebody else's, on pages that make no calls by themselves: who may have it is asked with the press. */
export function DownloadButton({ file, children }: { file: DownloadFile; children: ReactNode }) {
  const [presses, setPresses] = useState(0)
  return (
    <>
      <button type="button" className={buttonVariants({ size: 'large' })} onClick={() => setPresses(presses + 1)}>
        {children}
      </button>
      {presses > 0 && <DownloadNow key={presses} file={file} />}
    </>
  )
}
