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
  /** Undefined if nothing is wrong and waiting is enough. */
  readonly variant?: 'error' | undefined
  /** Sentences for the fields of the form that the error names. */
  readonly fields: Readonly<Record<string, string>>
  /** Texts that may be sent instead, for each field that the server has rewritten. */
  readonly rewrites: Readonly<Record<string, string>>
}

/**
 * Turns anything thrown into sentences. `fallback` is used if the error has no sentence of Canto's, unless Canto could
 * not be reached at all.
 */
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

/**
 * The sentence for when Canto could not be reached, either because the browser is offline or because no answer came;
 * undefined if it was reached.
 */
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

/**
 * The usual reaction to a failed press: a toast with the reason. If the session has ended, the sign-in opens instead.
 */
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
