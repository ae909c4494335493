'use client'
import { useLocale } from 'next-intl'

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Writes a day in the reader's language and time zone. */
export function useDateFormat(): (date: Date) => string {
  const language = useLocale()
  return (date) => new Intl.DateTimeFormat(language, LONG).format(date)
}
