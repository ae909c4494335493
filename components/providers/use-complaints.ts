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
  const [rewrites, setRewrites] = useState({} as Complaints<Spot>)

  /** Says what is wrong, and leads to the first of it; nothing takes back what was said. */
  function complain(next: Complaints<Spot>) {
    setComplaints(next)
    setRewrites({} as Complaints<Spot>)
    const [first] = Object.keys(next)
    if (first) document.getElementById(spotId(first as Spot))?.focus()
  }

  return {
    complaints,
    /** What may stand at a spot instead of what is complained about. */
    rewriteAt: (spot: Spot) => (complaints[spot] ? rewrites[spot] : undefined),
    complain,
    /** A spot that someone works on is no longer complained about. */
    forgive: (...spots: Spot[]) => {
      if (spots.some((spot) => complaints[spot]))
        setComplaints({ ...complaints, ...Object.fromEntries(spots.map((spot) => [spot, undefined])) })
    },
    /** What the server refused: beside the fields that it names, else in passing. */
    complainOf: (error: unknown, fallback?: string) => {
      if (isUnauthorized(error)) return
      const { text, tone, fields, rewrites: instead } = failure(error, fallback)
      const named = bySpot(fields, spotOf)
      if (Object.keys(named).length === 0) return showToast(text, { tone })
      complain(named)
      setRewrites(bySpot(instead, spotOf))
    },
  }
}

/** What the server says of its fields, by where they stand. */
function bySpot<Spot extends string>(
  fields: Readonly<Record<string, string>>,
  spotOf: Readonly<Record<string, Spot>>,
): Complaints<Spot> {
  const entries = Object.entries(fields).flatMap(([path, text]) => (spotOf[path] ? [[spotOf[path], text]] : []))
  return Object.fromEntries(entries)
}
