'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { focusMain } from '#components/ui/focus/focus-main.ts'

/** A link that is followed goes with its page: the keyboard goes on in the content of the next one. */
export function NewPageFocus() {
  const path = usePathname()
  // Where the path was another one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is left
  useEffect(() => focusMain, [path])
  return null
}
