'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { cleared, type Draft } from '#components/draft/draft.ts'
import { changeDraft, currentDraft } from '#components/draft/draft-store.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useFieldErrors } from '#components/providers/use-field-errors.ts'
import { useIdempotentMutation } from '#components/providers/use-idempotent-mutation.ts'
import { useMe, useRequireSignIn } from '#components/session/use-me.ts'
import { showToast } from '#components/ui/toast.ts'
import { PLANS } from '#lib/catalog/plans.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { fieldId } from './field-id.ts'
import { type FieldName, type Place, type Problem, problemsOf, requestOf } from './request.ts'
import { useTakes } from './use-takes.ts'

/** The field of the form that each path of the server's input means. */
const FIELD_BY_PATH: Readonly<Record<Problem['path'] | 'reference', FieldName>> = {
  prompt: 'lyrics',
  title: 'title',
  description: 'description',
  style: 'settings',
  reference: 'reference',
}

/** Sends what the form holds, and makes room for the next song once one has begun. */
export function useGenerate(place: Place, onMade: () => void = () => {}) {
  const t = useTranslations('generator')
  const say = useProblemText()
  const utils = trpc.useUtils()
  const router = useRouter()
  const language = useLocale()
  const requireSignIn = useRequireSignIn()
  const lyricsMax = useLyricsMax()
  const takes = useTakes()
  const sentDraft = useRef<Draft>(undefined)
  const { fieldErrors, rewriteFor, setFieldErrors, clearFieldErrors, refuse, showServerError } = useFieldErrors(
    fieldId,
    FIELD_BY_PATH,
  )

  const generate = useIdempotentMutation(trpc.music.generate, {
    onSuccess: () => {
      // What was written in the form meanwhile is the next song, and stays there.
      if (currentDraft() === sentDraft.current) changeDraft(cleared(currentDraft()))
      onMade()
      showToast(t('started'))
      // A first load still under way would answer with a list from before the song, and would not be asked again.
      void utils.music.getHistory.cancel().then(() => utils.music.getHistory.invalidate())
      void utils.auth.me.invalidate()
      // There is no list beside the form that would show it.
      if (place === 'site') router.push(localPath(language, '/songs'))
    },
    onError: (error) => showServerError(error),
  })

  function submit() {
    const draft = currentDraft()
    if (refuse(problemsOf(draft, { place, lyricsMax }), say) || generate.isPending) return
    const request = { ...requestOf(draft, place), takes: takes.count }
    requireSignIn(() => {
      sentDraft.current = draft
      // What can be paid for, and so the takes, may have changed since the draft was sent before.
      generate.send(request, draft)
    })
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
