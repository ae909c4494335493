'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { cleared, type Draft } from '#components/draft/draft.ts'
import { changeDraft, currentDraft } from '#components/draft/draft-store.ts'
import { isAnswer, isUnauthorized, RETRY_OPTIONS, trpc } from '#components/providers/trpc.tsx'
import { useFieldErrors } from '#components/providers/use-field-errors.ts'
import { useMe, useRequireSignIn } from '#components/session/use-me.ts'
import { showToast } from '#components/ui/toast.ts'
import { PLANS } from '#lib/catalog/plans.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { fieldId } from './field-id.ts'
import { type FieldName, type Place, type Problem, problemsOf, requestOf } from './request.ts'
import { useTakes } from './use-takes.ts'

/** The field of the form that each path of the server's input means. */
const FIELD_BY_PATH: Readonly<Record<string, FieldName>> = {
  prompt: 'lyrics',
  title: 'title',
  description: 'description',
  style: 'settings',
  reference: 'reference',
}

/** The one press that matters. The same press keeps its id through sign-in and retries, so it makes one song. */
export function useGenerate(place: Place, onMade: () => void = () => {}) {
  const t = useTranslations('generator')
  const say = useProblemText()
  const utils = trpc.useUtils()
  const router = useRouter()
  const language = useLocale()
  const requireSignIn = useRequireSignIn()
  const lyricsMax = useLyricsMax()
  const takes = useTakes()
  const press = useRef<{ draft: Draft; takes: number; requestId: string }>(undefined)
  const { fieldErrors, rewriteFor, setFieldErrors, clearFieldErrors, showServerError } = useFieldErrors(
    fieldId,
    FIELD_BY_PATH,
  )

  const generate = trpc.music.generate.useMutation({
    ...RETRY_OPTIONS,
    onSuccess: () => {
      // What was written in the form meanwhile is the next song, and stays there.
      if (currentDraft() === press.current?.draft) changeDraft(cleared(currentDraft()))
      press.current = undefined
      onMade()
      showToast(t('started'))
      // A first load still under way would answer with a list from before the song, and would not be asked again.
      void utils.music.getHistory.cancel().then(() => utils.music.getHistory.invalidate())
      void utils.auth.me.invalidate()
      // There is no list beside the form that would show it.
      if (place === 'site') router.push(localPath(language, '/songs'))
    },
    onError: (error) => {
      if (isAnswer(error) && !isUnauthorized(error)) press.current = undefined
      showServerError(error)
    },
  })

  function submit() {
    const draft = currentDraft()
    const problems = problemsOf(draft, { place, lyricsMax })
    setFieldErrors(Object.fromEntries(problems.map((problem) => [problem.field, say(problem)])))
    if (problems.length > 0 || generate.isPending) return
    if (press.current?.draft !== draft) press.current = { draft, takes: takes.count, requestId: crypto.randomUUID() }
    const request = { ...requestOf(draft, press.current.requestId, place), takes: press.current.takes }
    requireSignIn(() => generate.mutate(request))
  }

  return {
    submit,
    takes,
    sending: generate.isPending,
    fieldErrors,
    rewriteFor,
    setFieldErrors,
    showServerError,
    clearFieldErrors,
  }
}

export type Generate = ReturnType<typeof useGenerate>

export function useProblemText(): (problem: Problem) => string {
  const own = useTranslations('generator.problems')
  const errors = useTranslations('errors')
  return ({ reason, params }) =>
    reason === 'settingsMissing' || reason === 'descriptionMissing' ? own(reason) : errors(reason, params)
}

export function useLyricsMax(): number {
  return PLANS[useMe()?.tier ?? 'free'].lyricsMax
}
