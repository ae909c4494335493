'use client'
import { useState } from 'react'
import { showToast } from '#components/ui/toast.ts'
import { isUnauthorized } from './trpc.tsx'
import { useFailure } from './use-failure.ts'

/** A sentence for each field of a form in which something is wrong. */
export type FieldErrors<FieldName extends string> = Readonly<Partial<Record<FieldName, string | undefined>>>

/**
 * What is wrong in a form, and where. `fieldId` gives the element of a field; `fieldByPath` says which field the server's path
 * means.
 */
export function useFieldErrors<FieldName extends string>(
  fieldId: (field: FieldName) => string,
  fieldByPath: Readonly<Record<string, FieldName>>,
) {
  const failure = useFailure()
  const [fieldErrors, setErrors] = useState({} as FieldErrors<FieldName>)
  const [rewrites, setRewrites] = useState({} as FieldErrors<FieldName>)

  /** Says what is wrong, and leads to the first of it; nothing takes back what was said. */
  function setFieldErrors(next: FieldErrors<FieldName>) {
    setErrors(next)
    setRewrites({} as FieldErrors<FieldName>)
    const [first] = Object.keys(next)
    if (first) document.getElementById(fieldId(first as FieldName))?.focus()
  }

  return {
    fieldErrors,
    /** What may stand in a field instead of what is wrong in it. */
    rewriteFor: (field: FieldName) => (fieldErrors[field] ? rewrites[field] : undefined),
    setFieldErrors,
    /** Shows why an input cannot be sent, at the fields that paths of the server mean; whether there was a reason. */
    refuse: <Problem extends { readonly path: string }>(
      problems: readonly Problem[],
      say: (problem: Problem) => string,
    ): boolean => {
      const sentences = Object.fromEntries(problems.map((problem) => [problem.path, say(problem)]))
      setFieldErrors(byField(sentences, fieldByPath))
      return problems.length > 0
    },
    /** A field that someone works on is shown without its error. */
    clearFieldErrors: (...fields: FieldName[]) => {
      if (fields.some((field) => fieldErrors[field]))
        setErrors({ ...fieldErrors, ...Object.fromEntries(fields.map((field) => [field, undefined])) })
    },
    /** What the server refused: beside the fields that it names, else in passing. */
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

/** What the server says of its fields, by where they stand. */
function byField<FieldName extends string>(
  fields: Readonly<Record<string, string>>,
  fieldByPath: Readonly<Record<string, FieldName>>,
): FieldErrors<FieldName> {
  const entries = Object.entries(fields).flatMap(([path, text]) =>
    fieldByPath[path] ? [[fieldByPath[path], text]] : [],
  )
  return Object.fromEntries(entries)
}
