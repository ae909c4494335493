'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { focusField } from '#components/ui/focus/focus-field.ts'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { showToast } from '#components/ui/toast.ts'

export type RewrittenTextProps = {
  rewrite: string
  /** The field's present text. */
  before: string
  /** The id of the field, which gets the focus after the press. */
  field?: string
  onUse: (text: string) => void
}

/** An offered text: its changed lines, and the button that uses it. */
export function RewrittenText({ rewrite, before, field, onUse }: RewrittenTextProps) {
  const t = useTranslations('shell.rewrite')
  const use = () => {
    onUse(rewrite)
    showToast(t('used'), { action: { label: t('undo'), run: () => onUse(before) } })
    if (field) focusField(field)
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

/** The lines of a long text that have changed. */
function changedLines(before: string, after: string): string {
  const known = new Set(before.split('\n').map((line) => line.trim()))
  return after
    .split('\n')
    .filter((line) => !known.has(line.trim()))
    .join('\n')
}
