'use client'
import { type ReactNode, useState } from 'react'
import { buttonLook } from '#components/ui/button-look.ts'
import { lazily } from '#components/ui/lazily.tsx'
import type { KeptFile } from './kept-file.ts'

const KeepNow = lazily(() => import('./keep-now.tsx').then((module) => module.KeepNow))

/** Saves a file of somebody else's, on pages that make no calls by themselves: who may have it is asked with the press. */
export function KeepButton({ file, children }: { file: KeptFile; children: ReactNode }) {
  const [presses, setPresses] = useState(0)
  return (
    <>
      <button type="button" className={buttonLook({ size: 'large' })} onClick={() => setPresses(presses + 1)}>
        {children}
      </button>
      {presses > 0 && <KeepNow key={presses} file={file} />}
    </>
  )
}
