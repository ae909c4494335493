'use client'
import Link from 'next/link'
import { type ComponentProps, type FocusEvent, useState } from 'react'

/**
 * A link that prefetches its page when the pointer or the focus comes to it. Not when it scrolls into view, since most
 * links are never followed.
 */
export function PrefetchLink({ onFocus, ...props }: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isNear, setNear] = useState(false)
  return (
    <Link
      {...props}
      prefetch={isNear ? null : false}
      onPointerEnter={() => setNear(true)}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        setNear(true)
        onFocus?.(event)
      }}
    />
  )
}
