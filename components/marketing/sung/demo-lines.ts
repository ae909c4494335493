'use client'
import { useEffect, useState } from 'react'
import { loadWithRetry } from '#components/ui/lazy-component.tsx'
import type { DemoName, TimedLine } from '#lib/catalog/demo-songs.ts'

const asked = new Map<DemoName, Promise<readonly TimedLine[]>>()

/**
 * The times of a demo song's sung lines. They are fetched when the song is first heard; until then the list is empty,
 * and it stays empty if they cannot be had: the song is heard without them.
 */
export function useDemoLines(name: DemoName): readonly TimedLine[] {
  const [lines, setLines] = useState<readonly TimedLine[]>([])
  useEffect(() => {
    let isWanted = true
    void linesOf(name).then((known) => isWanted && setLines(known))
    return () => {
      isWanted = false
    }
  }, [name])
  return lines
}

function linesOf(name: DemoName): Promise<readonly TimedLine[]> {
  const lines =
    asked.get(name) ??
    loadWithRetry(() => fetchLines(name)).catch(() => {
      // Asked for again when the song is next heard.
      asked.delete(name)
      return []
    })
  asked.set(name, lines)
  return lines
}

export async function fetchLines(name: DemoName): Promise<readonly TimedLine[]> {
  const answer = await fetch(`/demos/${name}.json`)
  if (!answer.ok) throw new Error(`The lines of ${name} were answered with ${answer.status}`)
  return await answer.json()
}
