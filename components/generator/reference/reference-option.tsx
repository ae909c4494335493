'use client'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FieldError } from '#components/ui/field.tsx'
import { lazily } from '#components/ui/lazily.tsx'
import { useDraft } from '../desk.ts'
import { spotId } from '../spot-id.ts'
import type { Generate } from '../use-generate.ts'

const ReferenceField = lazily(() => import('./reference-field.tsx').then((module) => module.ReferenceField))

/** A recording that sets tempo, key and more, folded away until somebody wants one. */
export function ReferenceOption({ generate: { complaints, forgive } }: { generate: Generate }) {
  const t = useTranslations('generator.reference')
  const hasReference = useDraft().reference !== null
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className="group scroll-mb-[calc(var(--player-height)+6rem)]"
      open={hasReference || undefined}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        setOpened(true)
        currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary
        id={spotId('reference')}
        aria-describedby="reference-complaint"
        className="flex min-h-11 w-fit list-none items-center gap-2 text-sm font-medium text-soft hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
        {t('title')}
      </summary>
      {(wasOpened || hasReference) && <ReferenceField onChange={() => forgive('reference')} />}
      <FieldError id="reference-complaint" error={complaints.reference} />
    </details>
  )
}
