'use client'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonLook } from '#components/ui/button-look.ts'
import { chosenLanguage, rememberLanguage } from '#lib/i18n/choice.ts'
import { fetchMessages } from '#lib/i18n/fetch-messages.ts'
import { completeLanguage, documentLanguage, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { localPath, splitPath } from '#lib/i18n/paths.ts'

type Hint = { readonly language: InterfaceLanguage; readonly text: string; readonly close: string }

/** Says in the browser's language that the page exists in it, until somebody follows it or closes it. */
export function LanguageHint() {
  const [hint, setHint] = useState<Hint>()
  useEffect(() => {
    const language = wanted()
    if (!language) return
    fetchMessages(language, ['site'])
      .then(({ site }) => site && setHint({ language, ...site.hint }))
      // Without the network there is no other page to go to either.
      .catch(() => {})
  }, [])
  if (!hint) return null
  const close = (choice: InterfaceLanguage) => {
    rememberLanguage(choice)
    setHint(undefined)
  }
  return (
    <aside
      lang={hint.language}
      className="fixed right-3 bottom-[calc(var(--player-height)+0.75rem)] left-3 z-40 mx-auto flex max-w-md items-center gap-2 rounded-md border bg-raised py-1 pr-1 pl-4 text-sm shadow-lift"
    >
      <a
        href={localPath(hint.language, splitPath(location.pathname).path) + location.search}
        onClick={() => close(hint.language)}
        className="flex min-h-11 flex-1 items-center underline decoration-accent underline-offset-4"
      >
        {hint.text}
      </a>
      <button
        type="button"
        aria-label={hint.close}
        className={buttonLook({ look: 'quiet', size: 'icon' })}
        onClick={() => close(documentLanguage())}
      >
        <X aria-hidden />
      </button>
    </aside>
  )
}

/** The browser's language where the page is in another one and nobody has chosen any. */
function wanted(): InterfaceLanguage | null {
  const language = completeLanguage(navigator.language.slice(0, 2).toLowerCase())
  return language === documentLanguage() || chosenLanguage() ? null : language
}
