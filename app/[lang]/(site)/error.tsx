'use client'
import { CrashPage, type CrashProps } from '#components/layout/crash-page.tsx'

export default function PageError({ error }: CrashProps) {
  return <CrashPage error={error} />
}
