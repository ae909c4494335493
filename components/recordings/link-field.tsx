'use client'
import { useTranslations } from 'next-intl'
import { trpc } from '#components/providers/trpc.tsx'
import { Field } from '#components/ui/form/field.tsx'
import { formatTime } from '#components/ui/format-time.ts'
import { fieldId, type RecordingForm } from './use-recording-form.ts'

/** A field for a link, with which links work on this site and what the given one leads to. */
export function LinkField({ form }: { form: RecordingForm }) {
  const t = useTranslations('covers.source')
  const support = trpc.voiceCover.getLinkSupport.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  const { source, choose, link } = form.recording
  const { found, isLooking, refusal } = link
  const facts = [found?.title, found?.durationSec && formatTime(found.durationSec)].filter(Boolean).join(' · ')
  const kinds = support.data && t(support.data.readsPages ? 'linkPages' : 'linkFiles')
  return (
    <Field
      id={fieldId('link')}
      label={t('link')}
      hint={<span role="status">{isLooking ? t('looking') : facts || kinds}</span>}
      error={form.fieldErrors.link ?? refusal}
    >
      {(wiring) => (
        <input
          {...wiring}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2048}
          placeholder={t('linkPlaceholder')}
          value={source.kind === 'link' ? source.url : ''}
          onChange={({ currentTarget }) => choose({ kind: 'link', url: currentTarget.value })}
          onBlur={link.leave}
          className="input"
        />
      )}
    </Field>
  )
}
