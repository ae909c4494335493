'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useDraft } from '#components/draft/draft-store.ts'
import { MoreMessages } from '#components/providers/more-messages.tsx'
import { useFetchedMessages } from '#components/providers/use-fetched-messages.ts'
import { DropArea } from '#components/recordings/upload/drop-area.tsx'
import { usePreventDropNavigation } from '#components/recordings/upload/use-drop.ts'
import { useMe } from '#components/session/use-me.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { refusalBy } from '#lib/catalog/entitlements.ts'
import { ReferenceSummary } from './reference-summary.tsx'
import { useReferenceFile } from './use-reference-file.ts'

type ReferenceFieldProps = { comesIntoView: boolean; onChange: () => void }

/** A recording that a song is to follow: which plan has it, the way to give one, then what was heard in it. */
export function ReferenceField(props: ReferenceFieldProps) {
  const messages = useFetchedMessages(useLocale(), ['covers'])
  return (
    <MoreMessages messages={messages}>
      <Field {...props} />
    </MoreMessages>
  )
}

function Field({ comesIntoView, onChange }: ReferenceFieldProps) {
  const t = useTranslations('generator.reference')
  const { reference } = useDraft()
  usePreventDropNavigation()
  const me = useMe()
  const refusal = me === undefined ? null : refusalBy.reference(me?.tier ?? 'free', true)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (comesIntoView) field.current?.scrollIntoView({ block: 'nearest' })
  }, [comesIntoView])
  return (
    <div
      ref={field}
      tabIndex={-1}
      className="outline-none flex scroll-mb-[calc(var(--player-height)+6rem)] flex-col gap-3 pt-2"
    >
      <p className="text-sm text-faint">{t('hint')}</p>
      {reference && <ReferenceSummary reference={reference} onChange={onChange} />}
      {refusal ? <NeedsPlan plan={`${refusal.params.plan}`} /> : reference === null && <GiveRecording />}
    </div>
  )
}

function NeedsPlan({ plan }: { plan: string }) {
  const errors = useTranslations('errors')
  const price = useTranslations('account.price')
  return (
    <p className="text-sm text-soft">
      {errors('referenceNeedsPlan', { plan })}{' '}
      <LocalLink href="/subscription" className="whitespace-nowrap font-medium text-ink underline underline-offset-4">
        {price('seePlans')}
      </LocalLink>
    </p>
  )
}

function GiveRecording() {
  const { recording, error } = useReferenceFile()
  return <DropArea recording={recording} error={error} />
}
