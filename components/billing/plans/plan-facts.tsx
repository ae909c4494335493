import { Check, Minus } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type Entitlement, PLANS, type Tier } from '#lib/catalog/plans.ts'

/** What differs from plan to plan, a line each, in the same order everywhere. */
export function PlanFacts({ tier }: { tier: Tier }) {
  const t = useTranslations('billing.facts')
  const format = useFormatter()
  const plan = PLANS[tier]
  const { credits, songQuota, concurrentGenerations, retentionDays } = plan
  const every = credits.every === 'day' ? 'perDay' : 'perMonth'
  return (
    <dl className="plan-facts">
      <Line name={t('credits')}>{t(every, { count: credits.amount })}</Line>
      <Line name={t('songs')}>{t(every, { count: songQuota })}</Line>
      <Line name={t('atOnce')}>{concurrentGenerations ?? t('noLimit')}</Line>
      <Line name={t('length')}>{t('minutes', { count: plan.songMaxSec / 60 })}</Line>
      <Line name={t('lyrics')}>{t('characters', { count: plan.lyricsMax })}</Line>
      <Line name={t('kept')}>{retentionDays === null ? t('noLimit') : t('days', { count: retentionDays })}</Line>
      <Line name={t('storage')}>{format.number(plan.storageBytes / 1e9, { style: 'unit', unit: 'gigabyte' })}</Line>
      <Line name={t('queue')}>{t(plan.queuePriority > 0 ? 'first' : 'inTurn')}</Line>
      <Included tier={tier} name={t('private')} what="privateGeneration" />
      <Included tier={tier} name={t('licence')} what="commercialLicence" />
      <Included tier={tier} name={t('mp3')} what="mp3Download" />
      <Included tier={tier} name={t('wav')} what="wavDownload" />
      <Included tier={tier} name={t('stems')} what="stemsAndMidi" />
      <Included tier={tier} name={t('reference')} what="referenceAudio" />
    </dl>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Included({ tier, name, what }: { tier: Tier; name: string; what: Entitlement }) {
  const t = useTranslations('billing.facts')
  const isIncluded = PLANS[tier].entitlements[what]
  const Mark = isIncluded ? Check : Minus
  return (
    <Line name={name}>
      <Mark aria-hidden className={`size-4.5 ${isIncluded ? '' : 'text-faint'}`} />
      <span className="sr-only">{t(isIncluded ? 'included' : 'notIncluded')}</span>
    </Line>
  )
}
