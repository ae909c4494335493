'use client'
import { CrashPage, type CrashProps } from '#components/layout/crash-page.tsx'
import { fontVariables } from './fonts.ts'
import './globals.css'

export default function GlobalError({ error }: CrashProps) {
  return (
    <html lang="en" className={fontVariables}>
      <body className="antialiased">
        <CrashPage error={error} />
      </body>
    </html>
  )
}
