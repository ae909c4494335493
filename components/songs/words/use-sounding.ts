'use client'
import { useCallback } from 'react'
import { useMoment } from '#components/player/use-moment.ts'
import { type Singing, type Sounding, soundingAt } from './singings.ts'

/** What of the loaded song sounds now; drawn anew only when it changes. */
export function useSounding(singings: readonly Singing[]): Sounding | null {
  return useMoment(
    useCallback((seconds: number) => soundingAt(singings, seconds), [singings]),
    isSame,
  )
}

const isSame = (one: Sounding | null, other: Sounding | null) =>
  one?.singing === other?.singing && one?.word === other?.word
