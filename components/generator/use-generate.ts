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

/** The form field for each path of the server's input. */
const FIELD_BY_PATH: Readonly<Record<Problem['path'] | 'reference', FieldName>> = {
  prompt: 'lyrics',
  title: 'title',
  description: 'description',
  style: 'settings',
  reference: 'reference',
}

/** Sends the form, and clears it for the next song once this one has begun. */
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
      // If the form was changed meanwhile, that is the next song: it stays.
      if (currentDraft() === sentDraft.current) changeDraft(cleared(currentDraft()))
      onMade()
      showToast(t('started'))
      // A first load that is still under way would bring a list without the song and would not be repeated, so it is
      // cancelled first.
      void utils.music.getHistory.cancel().then(() => utils.music.getHistory.invalidate())
      void utils.auth.me.invalidate()
      // On a public page no list beside the form shows the new song.
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
      // `draft` identifies the request, not `request`: the takes that can be paid for may change between two presses.
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
