'use client'
import Link from 'next/link'
import { type ComponentProps, type FocusEvent, useState } from 'react'

/** A link whose page is fetched beforehand once a hand comes near it; not when it comes into view, since most are never followed. */
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
