'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { focusMain } from '#components/ui/focus/focus-main.ts'

/** When a link leads to another page, the link disappears, so the focus moves to the new page's content. */
export function NewPageFocus() {
  const path = usePathname()
  // In the cleanup, which runs when the path changes and not for the first page: that one keeps the browser's focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is left
  useEffect(() => () => focusMain(), [path])
  return null
}
