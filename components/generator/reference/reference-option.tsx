'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useDraft } from '#components/draft/draft-store.ts'
import { Fold } from '#components/ui/fold.tsx'
import { FieldError } from '#components/ui/form/field.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { fieldId } from '../field-id.ts'
import type { Generate } from '../use-generate.ts'

const ReferenceField = lazyComponent(() => import('./reference-field.tsx').then((module) => module.ReferenceField))

/** A recording that sets tempo, key and more, folded away until somebody wants one. */
export function ReferenceOption({ generate: { fieldErrors, clearFieldErrors } }: { generate: Generate }) {
  const t = useTranslations('generator.reference')
  const hasReference = useDraft().reference !== null
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (hasReference) setOpen(true)
  }, [hasReference])
  return (
    <Fold
      title={t('title')}
      summary={{ id: fieldId('reference'), 'aria-describedby': 'reference-error' }}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {/* What was left in the form is shown without moving the page. */}
      {isOpen && <ReferenceField comesIntoView={!hasReference} onChange={() => clearFieldErrors('reference')} />}
      <FieldError id="reference-error" error={fieldErrors.reference} />
    </Fold>
  )
}
