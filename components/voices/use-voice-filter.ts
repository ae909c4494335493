'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { filterOf, queryOf, type VoiceFilter } from './voice-filter.ts'

/** Browsers refuse addresses that change with every key. */
const WRITE_AFTER_MS = 200

/** The filter of the gallery, which the address keeps: a reload, a shared link and the way back find it again. */
export function useVoiceFilter(): [VoiceFilter, (change: Partial<VoiceFilter>) => void] {
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
    timer.current = setTimeout(() => {
      written.current = queryOf(next)
      history.replaceState(null, '', `${location.pathname}${written.current}`)
    }, WRITE_AFTER_MS)
  }
  return [filter, change]
}
