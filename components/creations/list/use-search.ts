'use client'
import { useState } from 'react'
import { useDebounced } from '#components/ui/use-debounced.ts'

const SEARCH_AFTER_MS = 300

/** What is typed into a search field, and what to look for once the typing rests. */
export function useSearch() {
  const [typed, type] = useState('')
  return { typed, type, search: useDebounced(typed.trim(), SEARCH_AFTER_MS) }
}
