'use client'
import { Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonLook } from '#components/ui/button-look.ts'
import { bringBack } from './desk.ts'
import type { Draft } from './draft.ts'

/** The way back to what somebody was writing before something was laid over it. */
export function BringBack({ before }: { before: Draft }) {
  const t = useTranslations('generator')
  const begins = [before.title, before.lyrics, before.description].map((text) => text.trim()).find(Boolean)
  return (
    <button type="button" onClick={bringBack} className={buttonLook({ className: 'mt-3 max-w-full self-start' })}>
      <Undo2 aria-hidden />
      {t('bringBack')}
      <q className="min-w-0 truncate font-display font-normal text-soft max-sm:hidden">{begins}</q>
    </button>
  )
}
