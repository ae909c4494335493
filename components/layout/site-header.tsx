import { Menu } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { SiteAccountMenu } from '#components/account/site-account-menu.tsx'
import { Wordmark } from '#components/drawing/wordmark.tsx'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { Popover } from '#components/ui/menu/popover.tsx'
import { LanguageMenu } from './language/language-menu.tsx'
import { TOOLS } from './sections.ts'
import { ThemeSwitch } from './theme/theme-switch.tsx'

const LINKS = [
  { key: 'create', path: '/ai-music-generator' },
  { key: 'library', path: '/songs' },
  { key: 'pricing', path: '/#pricing' },
  { key: 'blog', path: '/blog' },
] as const

/** The head of the pages that strangers find. Its menus are the browser's own, so it works before any script. */
export function SiteHeader() {
  const t = useTranslations('site.menu')
  const shell = useTranslations('shell')
  const links = LINKS.map(({ key, path }) => (
    <LocalLink
      key={key}
      href={path}
      className={buttonVariants({ variant: 'quiet', size: 'small', className: 'justify-start whitespace-nowrap' })}
    >
      {t(key)}
      {key === 'create' && <span className="label-caps text-accent">{t('hot')}</span>}
    </LocalLink>
  ))
  return (
    <header className="sticky top-0 z-30 border-b bg-ground">
      <div className="mx-auto flex h-(--header-height) max-w-7xl items-center px-2 sm:gap-1 sm:px-8">
        <div className="lg:hidden">
          <Popover id="menu" label={t('open')} face={<Menu aria-hidden />} className="size-11 p-0">
            <nav aria-label={t('label')} className="flex flex-col">
              {links}
              <hr className="my-2" />
              <Tools />
            </nav>
          </Popover>
        </div>
        <LocalLink href="/" className="flex h-11 items-center rounded-md px-1 sm:mr-6">
          <Wordmark />
        </LocalLink>
        <nav aria-label={t('label')} className="hidden items-center lg:flex">
          <Popover id="tools" label={t('tools')}>
            <Tools />
          </Popover>
          {links}
        </nav>
        <div className="flex-1" />
        <LanguageMenu />
        <ThemeSwitch label={shell('switchTheme')} />
        <SiteAccountMenu signIn={shell('signIn')} signUp={shell('signUp')} />
      </div>
    </header>
  )
}

function Tools() {
  const t = useTranslations('site.menu')
  const names = useTranslations('shell.navigation')
  return (
    <ul>
      {TOOLS.map(({ key, path, icon: Icon }) => (
        <li key={key}>
          <LocalLink href={path} className="flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 hover:bg-high">
            <Icon aria-hidden className="size-4.5 shrink-0 text-faint" />
            <span>
              <span className="block text-sm font-medium">{names(key)}</span>
              <span className="block text-xs text-faint">{t(`about.${key}`)}</span>
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
