'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormResetKey } from '#components/session/form-reset.ts'
import { SplitForm } from './split-form.tsx'
import { SplitList } from './split-list.tsx'

/** Parts a song's voice from its music. */
export function VocalRemover() {
  const t = useTranslations('covers.remover')
  const [sent, setSent] = useState(0)
  // A new key makes an empty form: after a form was sent, and after its person has signed out.
  const form = `${sent} ${useFormResetKey()}`
  return (
    <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-12 px-4 py-8 sm:px-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-6">
        <header>
          <h1 className="font-display text-2xl font-medium">{t('title')}</h1>
          <p className="pt-2 text-soft">{t('text')}</p>
        </header>
        <SplitForm key={form} onSent={() => setSent(sent + 1)} />
      </div>
      <SplitList />
    </div>
  )
}
