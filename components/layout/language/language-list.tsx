'use client'
import { usePathname } from 'next/navigation'
import { savePlayback } from '#components/player/playback/save-playback.ts'
import { opensHere } from '#components/ui/link/opens-here.ts'
import { rememberLanguage } from '#lib/i18n/language-choice.ts'
import { LANGUAGE_NAMES } from '#lib/i18n/language-names.ts'
import { COMPLETE_LANGUAGES, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { localPath, splitPath } from '#lib/i18n/paths.ts'

/** This page in every language. Another language is another document, so these are links of the browser's own. */
export function LanguageList({ current }: { current: InterfaceLanguage }) {
  const { path } = splitPath(usePathname())
  return (
    <ul className="max-h-[min(400px,70dvh)] overflow-y-auto">
      {COMPLETE_LANGUAGES.map((code) => {
        const { native, english } = LANGUAGE_NAMES[code]
        return (
          <li key={code}>
            <a
              href={localPath(code, path)}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
              onClick={(click) => {
                rememberLanguage(code)
                click.currentTarget.search = location.search
                if (opensHere(click)) savePlayback()
              }}
              className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm text-soft hover:bg-high hover:text-ink aria-[current]:text-ink"
            >
              <span className="label-caps w-6 text-faint">{code}</span>
              <span className="flex-1">{native}</span>
              {english !== native && (
                <span lang="en" className="text-faint">
                  {english}
                </span>
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
