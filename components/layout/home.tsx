import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { LocalLink } from './local-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

export function Home() {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-5 sm:px-8">
      <header className="flex h-20 items-center justify-between">
        <Wordmark />
        <ThemeSwitch label={shell('switchTheme')} />
      </header>
      <main className="grid flex-1 content-center gap-16 pb-24 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h1 className="font-display text-2xl font-medium text-balance sm:text-3xl">{t('heading')}</h1>
          <p className="mt-6 max-w-md text-lg text-soft">{t('text')}</p>
          <Button asChild look="accent" size="large" className="mt-10">
            <LocalLink href="/ai-music-generator">{t('start')}</LocalLink>
          </Button>
        </div>
      </main>
    </div>
  )
}
