'use client'
import { TRPCClientError } from '@trpc/client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { showToast } from '#components/ui/toast.ts'
import { type ErrorFacts, isUnanswered, isUnauthorized } from './trpc.tsx'

type FieldError = ErrorFacts['fields'][number]

export type Failure = {
  /** A sentence in the reader's language. */
  readonly text: string
  /** Good where nothing is wrong, and waiting is all that it takes. */
  readonly variant?: 'error' | undefined
  /** The same for each field of the form that it names. */
  readonly fields: Readonly<Record<string, string>>
  /** What may be sent instead, for each field that the server has rewritten. */
  readonly rewrites: Readonly<Record<string, string>>
}

/** Reads what went wrong out of anything thrown; `fallback` stands where no sentence of Canto's came along, unless Canto was not reached at all. */
export function useFailure(): (error: unknown, fallback?: string) => Failure {
  const t = useTranslations('errors')
  const unreached = useOfflineText()
  return useCallback(
    (error, fallback) => {
      const facts = error instanceof TRPCClientError ? error.data : undefined
      if (!facts?.reason) {
        const text = unreached(isUnanswered(error)) ?? fallback ?? t('unavailable')
        return { text, variant: 'error', fields: {}, rewrites: {} }
      }
      const say = ({ reason, params }: Pick<FieldError, 'reason' | 'params'>) =>
        t.has(reason) ? t(reason, params) : (error as Error).message
      const fields: FieldError[] = facts.fields ?? []
      return {
        text: say(facts),
        variant: facts.reason === 'tooManyAtOnce' ? undefined : 'error',
        fields: Object.fromEntries(fields.map((field) => [field.path, say(field)])),
        rewrites: Object.fromEntries(
          fields.flatMap(({ path, params }) => (params.rewrite ? [[path, String(params.rewrite)]] : [])),
        ),
      }
    },
    [t, unreached],
  )
}

/** What to say where Canto was not reached, as the browser knows it or as no answer tells; nothing where it was. */
export function useOfflineText(): (isUnanswered: boolean) => string | undefined {
  const shell = useTranslations('shell')
  return useCallback(
    (isUnanswered) => {
      if (!navigator.onLine) return shell('offline')
      return isUnanswered ? shell('unreachable') : undefined
    },
    [shell],
  )
}

/** The plain reaction to a failed press: say why in passing. Being signed out opens the sign-in instead. */
export function useFailureToast(): (error: unknown, fallback?: string) => void {
  const failure = useFailure()
  return useCallback(
    (error, fallback) => {
      if (isUnauthorized(error)) return
      const { text, variant } = failure(error, fallback)
      showToast(text, { variant })
    },
    [failure],
  )
}
