import { useLocale } from 'next-intl'

const SHORT = { month: 'short', day: 'numeric', year: 'numeric' } as const

/** A day in the reader's language and time zone; the server's guess at the zone may differ by one. */
export function CreationDate({ date }: { date: Date }) {
  const language = useLocale()
  return (
    <time dateTime={date.toISOString()} suppressHydrationWarning>
      {new Intl.DateTimeFormat(language, SHORT).format(date)}
    </time>
  )
}
