'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { Draft } from '#components/draft/draft.ts'
import { changeDraft, currentDraft } from '#components/draft/draft-store.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { useRequireSignIn } from '#components/session/use-me.ts'
import { showToast } from '#components/ui/toast.ts'
import { styleOf } from './request.ts'
import { type Generate, useProblemText } from './use-generate.ts'

/** Announces a text that was written into the form. If it replaced the person's own words, the toast can undo it. */
function useReplace() {
  const t = useTranslations('generator')
  return (said: string, before: Partial<Draft>, after: Partial<Draft>) => {
    changeDraft(after)
    const lost = Object.values(before).some((text) => typeof text === 'string' && text.trim() !== '')
    showToast(said, lost ? { action: { label: t('undo'), run: () => changeDraft(before) } } : {})
  }
}

export function useWriteLyrics({
  setFieldErrors,
  showServerError,
}: Pick<Generate, 'setFieldErrors' | 'showServerError'>) {
  const interfaceLanguage = useLocale()
  const t = useTranslations('generator')
  const say = useProblemText()
  const replace = useReplace()
  const requireSignIn = useRequireSignIn()
  const request = trpc.music.generateLyrics.useMutation({
    onSuccess: ({ lyrics, title }) => {
      const before = currentDraft()
      replace(t('lyricsWritten'), { lyrics: before.lyrics }, { lyrics, title: before.title.trim() || (title ?? '') })
      setFieldErrors({})
    },
    onError: (error) => showServerError(error),
  })
  const write = () => {
    const { title, settings, language } = currentDraft()
    if (title.trim() === '') setFieldErrors({ title: say({ path: 'title', reason: 'titleNeededForLyrics' }) })
    else
      requireSignIn(() =>
        request.mutate({
          title: title.trim(),
          style: styleOf(settings),
          ...(language ? { language } : {}),
          interfaceLanguage,
        }),
      )
  }
  return { write, busy: request.isPending }
}

export function useInspiration(onFound: () => void) {
  const language = useLocale()
  const t = useTranslations('generator')
  const replace = useReplace()
  const failed = useFailureToast()
  const requireSignIn = useRequireSignIn()
  const request = trpc.music.getInspiration.useMutation({
    onSuccess: ({ description }) => {
      const { description: before, ignored } = currentDraft()
      replace(t('inspired'), { description: before, ignored }, { description, ignored: [] })
      onFound()
    },
    onError: (error) => failed(error, t('inspirationFailed')),
  })
  const find = () => {
    const { style } = currentDraft().settings
    requireSignIn(() => request.mutate({ ...(style ? { style } : {}), language }))
  }
  return { find, busy: request.isPending }
}
