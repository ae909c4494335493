'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { trpc } from '#components/providers/trpc.tsx'
import { PLANS, type Tier } from '#lib/catalog/plans.ts'

/** How much of the plan's room for uploads and vocal splits is taken. */
export function StorageUsed({ tier }: { tier: Tier }) {
  const t = useTranslations('account')
  const format = useFormatter()
  const { data } = trpc.account.storage.useQuery()
  const room = PLANS[tier].storageBytes
  const gigabytes = (bytes: number) =>
    format.number(bytes / 1e9, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 2 })
  return (
    <>
      <span className="tabular block min-h-6">
        {data && t('storageUsed', { used: gigabytes(data.usedBytes), room: gigabytes(room) })}
      </span>
      <progress
        aria-label={t('storage')}
        className="progress my-1.5 max-w-60"
        max={room}
        value={data?.usedBytes ?? 0}
      />
      <span className="block text-sm text-faint">{t('storageHint')}</span>
    </>
  )
}
