'use client'
import { useLocale, useTranslations } from 'next-intl'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { useDateFormat } from '#components/ui/use-date-format.ts'
import type { CreditLine } from '#lib/schemas/payment.ts'

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const

/** A line of the ledger: what came or went, when, and what was left. */
export function CreditRow({ line }: { line: CreditLine }) {
  const t = useTranslations('billing.ledger')
  const language = useLocale()
  const day = useDateFormat()
  const { kind, amount, balance, expiresAt, createdAt, creation } = line
  return (
    <tr className="border-b align-top">
      <td className="wrap-anywhere py-3">
        <span className="block">
          {creation
            ? t.rich('kindOfCreation', {
                kind: t(`kinds.${kind}`),
                creation: () => (
                  <LocalLink href={creation.path} className="underline underline-offset-4">
                    {creation.title}
                  </LocalLink>
                ),
              })
            : t(`kinds.${kind}`)}
        </span>
        <span className="block text-sm text-faint">
          <time dateTime={createdAt.toISOString()}>{new Intl.DateTimeFormat(language, MOMENT).format(createdAt)}</time>
          {expiresAt && amount > 0 && ` · ${t('until', { date: day(expiresAt) })}`}
        </span>
      </td>
      <td className={`tabular py-3 pl-3 text-right font-medium ${amount > 0 ? 'text-good' : ''}`}>
        {t('signed', { amount })}
      </td>
      <td className="tabular py-3 pl-3 text-right text-soft">{new Intl.NumberFormat(language).format(balance)}</td>
    </tr>
  )
}
