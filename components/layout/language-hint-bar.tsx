'use client'
import { X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { carryOver } from '#components/player/carry-over.ts'
import { useFetchedMessages } from '#components/providers/use-fetched-messages.ts'
import { buttonLook } from '#components/ui/button-look.ts'
import { rememberLanguage } from '#lib/i18n/choice.ts'
import { documentLanguage, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { localPath, splitPath } from '#lib/i18n/paths.ts'

/** Says in a language that the page exists in it, until somebody follows it or closes it. */
export function LanguageHintBar({ language }: { language: InterfaceLanguage }) {
  const { site } = useFetchedMessages(language, ['site'])
  const [closed, setClosed] = useState(false)
  const { path } = splitPath(usePathname())
  // What is posted is in English alone.
  if (closed || path.startsWith('/blog/')) return null
  const close = (choice: InterfaceLanguage) => {
    rememberLanguage(choice)
    setClosed(true)
  }
  return (
    <aside
      lang={language}
      className="fixed right-3 bottom-[calc(var(--player-height)+var(--bar-height)+0.75rem)] left-3 z-40 mx-auto flex max-w-md items-center gap-2 rounded-md border bg-raised py-1 pr-1 pl-4 text-sm shadow-lift"
    >
      <a
        href={localPath(language, path)}
        onClick={({ currentTarget }) => {
          currentTarget.search = location.search
          carryOver()
          close(language)
        }}
        className="flex min-h-11 flex-1 items-center underline decoration-accent underline-offset-4"
      >
        {site.hint.text}
      </a>
      <button
        type="button"
        aria-label={site.hint.close}
        className={buttonLook({ look: 'quiet', size: 'icon' })}
        onClick={() => close(documentLanguage())}
      >
        <X aria-hidden />
      </button>
    </aside>
  )
}
