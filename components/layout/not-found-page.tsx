import { useTranslations } from 'next-intl'
import { Wordmark } from '#components/drawing/wordmark.tsx'
import { Button } from '#components/ui/button.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'

export function NotFoundPage() {
  const t = useTranslations('not-found')
  return (
    <main
      id="main"
      tabIndex={-1}
      data-nowhere
      className="outline-none mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-6 py-16"
    >
      <Wordmark />
      <h1 className="mt-8 font-display text-2xl font-medium">{t('title')}</h1>
      <p className="text-lg text-soft">{t('text')}</p>
      <Button asChild variant="accent" className="self-start">
        <LocalLink href="/">{t('goHome')}</LocalLink>
      </Button>
    </main>
  )
}
