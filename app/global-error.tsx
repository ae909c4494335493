'use client'
import { useEffect } from 'react'
import { CrashPage, type CrashProps } from '#components/layout/crash-page.tsx'
import { restoreTheme } from '#components/layout/theme/theme.ts'
import { fontVariables } from './fonts.ts'
import './globals.css'

/** Shown when the whole page has crashed. React starts a new document for it, so the theme must be set again. */
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
