'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { Tier } from '#lib/catalog/plans.ts'

/** Where the account page has its export. */
export const EXPORT_PATH = '/account#export'

/**
 * Replaces the download button for people whose plan includes none. It says that their song or cover is in the export,
 * and which plan has downloads here.
 */
export function ExportLink({ tier }: { tier: Tier }) {
  const t = useTranslations('song')
  const withPlan = useDownloadPlan(tier)
  return (
    <>
      <Button asChild size="large" className="text-center max-sm:px-3">
        <LocalLink href={EXPORT_PATH}>{t('files.inYourExport')}</LocalLink>
      </Button>
      {withPlan && <p className="order-last basis-full text-xs text-faint max-sm:col-span-2">{withPlan}</p>}
    </>
  )
}

/** The sentence that names the smallest plan with downloads; null for people who have them or are not known yet. */
export function useDownloadPlan(tier: Tier | undefined): string | null {
  const errors = useTranslations('errors')
  const refusal = tier ? refusalBy.file(tier, 'mp3') : null
  return refusal && errors(refusal.reason, refusal.params)
}
