'use client'
import { X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { savePlayback } from '#components/player/playback/save-playback.ts'
import { useFetchedMessages } from '#components/providers/use-fetched-messages.ts'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { keepFocus } from '#components/ui/focus/focus-main.ts'
import { opensHere } from '#components/ui/link/opens-here.ts'
import { rememberLanguage } from '#lib/i18n/language-choice.ts'
import { documentLanguage, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { localPath, splitPath } from '#lib/i18n/paths.ts'

/**
 * Says in a language that the page exists in it, until the visitor follows the link or closes the bar. It is above the
 * page, so it covers nothing.
 */
export function LanguageHintBar({ language }: { language: InterfaceLanguage }) {
  const { site } = useFetchedMessages(language, ['site'])
  const [closed, setClosed] = useState(false)
  const { path } = splitPath(usePathname())
  // Posts exist in English only.
  const isShown = !closed && !path.startsWith('/blog/')
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isShown) dataset.hint = ''
    else delete dataset.hint
  }, [isShown])
  if (!isShown) return null
  const close = (choice: InterfaceLanguage) => {
    rememberLanguage(choice)
    setClosed(true)
  }
  return (
    <aside
      ref={keepFocus}
      lang={language}
      // tokens.css reserves room for it on pages that exist in other languages.
      className="absolute inset-x-0 top-0 flex h-(--hint-height) items-center gap-2 border-b bg-raised py-1 pr-1 pl-5 text-sm in-[:has([data-nowhere])]:hidden sm:px-10"
    >
      <a
        href={localPath(language, path)}
        onClick={(click) => {
          click.currentTarget.search = location.search
          if (opensHere(click)) savePlayback()
          close(language)
        }}
        className="flex min-h-11 items-center underline decoration-accent underline-offset-4"
      >
        {site.hint.text}
      </a>
      <button
        type="button"
        aria-label={site.hint.close}
        className={buttonVariants({ variant: 'quiet', size: 'icon', className: 'ml-auto' })}
        onClick={() => close(documentLanguage())}
      >
        <X aria-hidden />
      </button>
    </aside>
  )
}
