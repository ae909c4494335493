'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { showToast } from '#components/ui/toast.ts'
import type { RewriteOfferProps } from './rewrite-offer.tsx'

export function RewrittenText({ rewrite, before, field, onUse }: RewriteOfferProps & { rewrite: string }) {
  const t = useTranslations('shell.rewrite')
  const use = () => {
    onUse(rewrite)
    showToast(t('used'), { action: { label: t('undo'), run: () => onUse(before) } })
    if (field) document.getElementById(field)?.focus()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1 text-sm">
      <q className="line-clamp-3 min-w-0 flex-1 basis-48 whitespace-pre-line wrap-anywhere text-soft">
        {changedLines(before, rewrite)}
      </q>
      <Button size="small" onClick={use}>
        {t('use')}
      </Button>
    </div>
  )
}

/** The lines of a long text that are others now. */
function changedLines(before: string, after: string): string {
  const known = new Set(before.split('\n').map((line) => line.trim()))
  return after
    .split('\n')
    .filter((line) => !known.has(line.trim()))
    .join('\n')
}
