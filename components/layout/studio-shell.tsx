import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Wordmark } from '#components/drawing/wordmark.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { Header } from './header.tsx'
import { Navigation } from './navigation.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of every studio page: navigation at the left on large screens, the header above, the page. */
export function StudioShell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell')
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SkipLink />
      <aside
        aria-label={t('sidebar')}
        className="sticky top-0 hidden h-[calc(100dvh-var(--player-height))] flex-col gap-8 border-r px-3 py-4 lg:flex"
      >
        <LocalLink href="/" className="flex h-11 w-fit items-center rounded-md px-3">
          <Wordmark />
        </LocalLink>
        <Navigation />
      </aside>
      <div className="min-w-0">
        <Header />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
    </div>
  )
}
