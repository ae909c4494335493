'use client'
import { useTranslations } from 'next-intl'
import { openSignIn } from '#components/providers/sign-in-gate.ts'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { keepFocus } from '#components/ui/focus/focus-main.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import type { Me } from '#lib/schemas/account.ts'

type LibraryPlaceholderProps = {
  me: Me | null | undefined
  failed: boolean
  reload: () => void
  words: Readonly<Record<'signedOut' | 'loading', string>>
}

/** Stands in place of a list that is not there: for visitors, after a failure, and while it loads. */
export function LibraryPlaceholder({ me, failed, reload, words }: LibraryPlaceholderProps) {
  const t = useTranslations('library')
  const song = useTranslations('song.history')
  if (me === null) {
    return (
      <EmptyState title={t('signedOut')} text={words.signedOut}>
        <Button variant="accent" onClick={() => openSignIn()}>
          {t('signIn')}
        </Button>
      </EmptyState>
    )
  }
  if (failed) {
    return (
      <EmptyState title={song('failed')}>
        <Button ref={keepFocus} onClick={reload}>
          {song('reload')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-soft">
      <Spinner className="text-accent" />
      {words.loading}
    </p>
  )
}
