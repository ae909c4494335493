'use client'
import { useEffect, useRef, useState } from 'react'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'

const LanguageList = lazyComponent(() => import('./language-list.tsx').then((module) => module.LanguageList))

/** The list of languages. It is fetched and drawn when the popover around it first opens. */
export function LanguageLinks({ current }: { current: InterfaceLanguage }) {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const layer = place.current?.closest('[popover]')
    const open = () => setOpen(true)
    layer?.addEventListener('beforetoggle', open)
    // It may be open already, because the browser opens popovers without waiting for scripts.
    if (layer?.matches(':popover-open')) open()
    return () => layer?.removeEventListener('beforetoggle', open)
  }, [])
  return <div ref={place}>{isOpen && <LanguageList current={current} />}</div>
}
