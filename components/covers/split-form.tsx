'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { useRequireSignIn } from '#components/account/use-me.ts'
import { isUnauthorized, trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { showToast } from '#components/ui/toast.ts'
import { SourceField } from './source-field.tsx'

type Complaints = { readonly source?: string; readonly rights?: string }

export function SplitForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations('covers.remover')
  const errors = useTranslations('errors')
  const failure = useFailure()
  const utils = trpc.useUtils()
  const requireSignIn = useRequireSignIn()
  const [audioUrl, setAudioUrl] = useState<string | null>(null)
  const [rightsConfirmed, setRights] = useState(false)
  const [complaints, setComplaints] = useState<Complaints>({})
  /** The same recording keeps its id through sign-in and retries, so it is taken apart once. */
  const press = useRef<{ audioUrl: string; requestId: string }>(null)

  const split = trpc.voiceCover.split.useMutation({
    onSuccess: () => {
      void utils.voiceCover.getUserCovers.cancel().then(() => utils.voiceCover.getUserCovers.invalidate())
      onSent()
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      const { text, fields } = failure(error)
      if (fields.audioUrl) setComplaints({ source: fields.audioUrl })
      else showToast(text, { tone: 'bad' })
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (split.isPending) return
    if (!audioUrl) return setComplaints({ source: t('sourceMissing') })
    if (!rightsConfirmed) return setComplaints({ rights: errors('rightsNotConfirmed') })
    setComplaints({})
    if (press.current?.audioUrl !== audioUrl) press.current = { audioUrl, requestId: crypto.randomUUID() }
    const request = { ...press.current, rightsConfirmed }
    requireSignIn(() => split.mutate(request))
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SourceField
        error={complaints.source}
        onChange={(address) => {
          setAudioUrl(address)
          setComplaints({})
        }}
      />
      <div className="flex flex-col gap-1.5">
        <label className="flex min-h-11 items-start gap-3 py-2.5 text-sm text-soft">
          <input
            type="checkbox"
            checked={rightsConfirmed}
            aria-invalid={complaints.rights !== undefined}
            onChange={(event) => {
              setRights(event.currentTarget.checked)
              setComplaints({})
            }}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          {t('rights')}
        </label>
        <FieldError error={complaints.rights} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="accent" size="large" disabled={split.isPending}>
          {split.isPending ? t('sending') : t('start')}
        </Button>
        <span className="text-sm text-faint">{t('free')}</span>
      </div>
    </form>
  )
}
