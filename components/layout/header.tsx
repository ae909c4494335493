'use client'
import { useTranslations } from 'next-intl'
import { AccountMenu } from '#components/account/account-menu.tsx'
import { Wordmark } from '#components/drawing/wordmark.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { LanguageMenu } from './language/language-menu.tsx'
import { MobileNavigation } from './mobile-navigation.tsx'
import { ThemeSwitch } from './theme/theme-switch.tsx'

export function Header() {
  const t = useTranslations('shell')
  return (
    <header className="sticky top-0 z-30 flex h-(--header-height) items-center border-b bg-ground px-2 sm:gap-1 sm:px-4">
      <MobileNavigation />
      <LocalLink href="/" className="flex h-11 items-center rounded-md pr-2 pl-1 lg:hidden">
        <Wordmark />
      </LocalLink>
      <div className="flex-1" />
      <LanguageMenu />
      <ThemeSwitch label={t('switchTheme')} />
      <AccountMenu />
    </header>
  )
}
