'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { showToast } from '#components/ui/toast.ts'

export type RewrittenTextProps = {
  rewrite: string
  /** What stands in the field. */
  before: string
  /** The id of the field, which is where writing goes on. */
  field?: string
  onUse: (text: string) => void
}

/** What is drawn of an offered text: the lines that are others, and the press that takes it. */
export function RewrittenText({ rewrite, before, field, onUse }: RewrittenTextProps) {
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
      <Button ref={keepPlace} size="small" onClick={use}>
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
