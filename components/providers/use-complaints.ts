'use client'
import { useState } from 'react'
import { showToast } from '#components/ui/toast.ts'
import { isUnauthorized } from './trpc.tsx'
import { useFailure } from './use-failure.ts'

/** A sentence for each spot of a form at which something is wrong. */
export type Complaints<Spot extends string> = Readonly<Partial<Record<Spot, string | undefined>>>

/**
 * What is wrong in a form, and where. `spotId` names the element of a spot; `spotOf` says where the server's name of a
 * field stands.
 */
export function useComplaints<Spot extends string>(
  spotId: (spot: Spot) => string,
  spotOf: Readonly<Record<string, Spot>>,
) {
  const failure = useFailure()
  const [complaints, setComplaints] = useState({} as Complaints<Spot>)

  /** Says what is wrong, and leads to the first of it; nothing takes back what was said. */
  function complain(next: Complaints<Spot>) {
    setComplaints(next)
    const [first] = Object.keys(next)
    if (first) document.getElementById(spotId(first as Spot))?.focus()
  }

  return {
    complaints,
    complain,
    /** A spot that someone works on is no longer complained about. */
    forgive: (...spots: Spot[]) => {
      if (spots.some((spot) => complaints[spot]))
        setComplaints({ ...complaints, ...Object.fromEntries(spots.map((spot) => [spot, undefined])) })
    },
    /** What the server refused: beside the fields that it names, else in passing. */
    complainOf: (error: unknown, fallback?: string) => {
      if (isUnauthorized(error)) return
      const { text, fields } = failure(error, fallback)
      const named = Object.entries(fields).flatMap(([path, sentence]) =>
        spotOf[path] ? [[spotOf[path], sentence]] : [],
      )
      if (named.length > 0) complain(Object.fromEntries(named))
      else showToast(text, { tone: 'bad' })
    },
  }
}
