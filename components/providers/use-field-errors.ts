'use client'
import { useState } from 'react'
import { focusField } from '#components/ui/focus/focus-field.ts'
import { showToast } from '#components/ui/toast.ts'
import { isUnauthorized } from './trpc.tsx'
import { useFailure } from './use-failure.ts'

/** A sentence for each field of a form in which something is wrong. */
export type FieldErrors<FieldName extends string> = Readonly<Partial<Record<FieldName, string | undefined>>>

/**
 * The errors of a form's fields. `fieldId` gives the id of a field's element; `fieldByPath` gives the field for a path
 * of the server's input.
 */
export function useFieldErrors<FieldName extends string>(
  fieldId: (field: FieldName) => string,
  fieldByPath: Readonly<Record<string, FieldName>>,
) {
  const failure = useFailure()
  const [fieldErrors, setErrors] = useState({} as FieldErrors<FieldName>)
  const [rewrites, setRewrites] = useState({} as FieldErrors<FieldName>)

  /** Shows the errors and focuses the first field with one. An empty object removes them. */
  function setFieldErrors(next: FieldErrors<FieldName>) {
    setErrors(next)
    setRewrites({} as FieldErrors<FieldName>)
    const [first] = Object.keys(next)
    if (first) focusField(fieldId(first as FieldName))
  }

  return {
    fieldErrors,
    /** The text that may replace a refused one in a field. */
    rewriteFor: (field: FieldName) => (fieldErrors[field] ? rewrites[field] : undefined),
    setFieldErrors,
    /** Shows why an input cannot be sent, at the fields that the paths name. Returns whether there was a problem. */
    refuse: <Problem extends { readonly path: string }>(
      problems: readonly Problem[],
      say: (problem: Problem) => string,
    ): boolean => {
      const sentences = Object.fromEntries(problems.map((problem) => [problem.path, say(problem)]))
      setFieldErrors(byField(sentences, fieldByPath))
      return problems.length > 0
    },
    /** Removes the errors of fields that the person is working on. */
    clearFieldErrors: (...fields: FieldName[]) => {
      if (fields.some((field) => fieldErrors[field]))
        setErrors({ ...fieldErrors, ...Object.fromEntries(fields.map((field) => [field, undefined])) })
    },
    /** Shows what the server refused: at the fields that it names, else as a toast. */
    showServerError: (error: unknown, fallback?: string) => {
      if (isUnauthorized(error)) return
      const { text, variant, fields, rewrites: instead } = failure(error, fallback)
      const named = byField(fields, fieldByPath)
      if (Object.keys(named).length === 0) return showToast(text, { variant })
      setFieldErrors(named)
      setRewrites(byField(instead, fieldByPath))
    },
  }
}

/** The server's sentences by form field. */
function byField<FieldName extends string>(
  fields: Readonly<Record<string, string>>,
  fieldByPath: Readonly<Record<string, FieldName>>,
): FieldErrors<FieldName> {
  const entries = Object.entries(fields).flatMap(([path, text]) =>
    fieldByPath[path] ? [[fieldByPath[path], text]] : [],
  )
  return Object.fromEntries(entries)
}
