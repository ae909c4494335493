'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { filterOf, queryOf, type VoiceFilter } from './voice-filter.ts'

/** Browsers limit how often a page may change its address, so it is not written at every key. */
const WRITE_AFTER_MS = 200

type Filtering = {
  readonly filter: VoiceFilter
  readonly change: (part: Partial<VoiceFilter>) => void
  /**
   * Writes the address at once. Call it at a press that may leave the page: written later, the address would lead back
   * here.
   */
  readonly writeNow: () => void
}

/**
 * The gallery's filter, which is kept in the address, so that a reload, a shared link and the back button restore it.
 */
export function useVoiceFilter(): Filtering {
  const address = useSearchParams()
  const [filter, setFilter] = useState(() => filterOf(address))
  const written = useRef(queryOf(filter))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it tells that the address has changed; what it lags behind is asked of the window
  useEffect(() => {
    const here = filterOf(new URLSearchParams(location.search))
    if (queryOf(here) === written.current) return
    written.current = queryOf(here)
    setFilter(here)
  }, [address])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (part: Partial<VoiceFilter>) => {
    const next = { ...filter, ...part }
    setFilter(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => write(next), WRITE_AFTER_MS)
  }
  const write = (next: VoiceFilter) => {
    clearTimeout(timer.current)
    if (queryOf(next) === written.current) return
    written.current = queryOf(next)
    history.replaceState(null, '', `${location.pathname}${written.current}`)
  }
  return { filter, change, writeNow: () => write(filter) }
}
