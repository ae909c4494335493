'use client'
import { Globe } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { MenuButton } from '#components/ui/menu-button.tsx'
import { LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY } from '#lib/i18n/choice.ts'
import { COMPLETE_LANGUAGES, type InterfaceLanguage, LANGUAGE_NAMES } from '#lib/i18n/languages.ts'
import { localPath, splitPath } from '#lib/i18n/paths.ts'

const YEAR_SEC = 31_536_000

function remember(language: InterfaceLanguage) {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SEC}; samesite=lax`
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
  } catch {
    // Storage may be refused; the cookie alone then remembers.
  }
}

export function LanguageMenu() {
  const t = useTranslations('shell')
  const language = useLocale()
  const { path } = splitPath(usePathname())
  const [search, setSearch] = useState('')
  const items = COMPLETE_LANGUAGES.map((code) => ({
    key: code,
    label: LANGUAGE_NAMES[code].native,
    ...(LANGUAGE_NAMES[code].english === LANGUAGE_NAMES[code].native ? {} : { hint: LANGUAGE_NAMES[code].english }),
    icon: <span className="label-caps">{code}</span>,
    chosen: code === language,
    lang: code,
    href: `${localPath(code, path)}${search}`,
    onSelect: () => remember(code),
  }))
  return (
    <MenuButton
      items={items}
      onOpen={() => setSearch(window.location.search)}
      button={
        <Button
          look="quiet"
          size="small"
          className="min-w-11"
          aria-label={t('language', { code: language, name: LANGUAGE_NAMES[language].native })}
        >
          <Globe aria-hidden />
          <span className="uppercase max-sm:sr-only">{language}</span>
        </Button>
      }
    />
  )
}
