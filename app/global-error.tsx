'use client'
import { useEffect } from 'react'
import { CrashPage, type CrashProps } from '#components/layout/crash-page.tsx'
import { restoreTheme } from '#components/layout/theme/theme.ts'
import { fontVariables } from './fonts.ts'
import './globals.css'

/** For what no part of a page has survived. React begins the document anew for it, so that its theme is set again. */
export default function GlobalError({ error }: CrashProps) {
  useEffect(restoreTheme, [])
  return (
    <html lang="en" className={fontVariables}>
      <body className="antialiased">
        <CrashPage error={error} />
      </body>
    </html>
  )
}
