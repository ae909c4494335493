'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { OWN_VOICE } from '#lib/catalog/voices/own-voice.ts'
import { OwnVoiceList } from './own-voice-list.tsx'
import { useOwnVoices } from './use-own-voices.ts'

/** At the top of the gallery: the person's own voices, and the way to make one. */
export function OwnVoiceRow() {
  const t = useTranslations('voices.own')
  const { data: voices = [] } = useOwnVoices()
  return (
    <section className="mt-6 flex flex-col gap-3 border-y py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-display text-lg font-medium">{t('title')}</h2>
          <p className="text-sm text-soft">{t('text')}</p>
        </div>
        {voices.length < OWN_VOICE.mostVoices && (
          <Button asChild>
            <LocalLink href="/my-voice">{t('make')}</LocalLink>
          </Button>
        )}
      </div>
      <OwnVoiceList voices={voices} />
    </section>
  )
}
