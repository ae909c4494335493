'use client'
import { Mic } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/layout/local-link.tsx'
import { Button } from '#components/ui/button.tsx'
import { OWN_VOICE } from '#lib/catalog/voices/own-voice.ts'
import { OwnVoiceList } from './own-voice-list.tsx'
import { useOwnVoices } from './use-own-voices.ts'

/** At the head of the gallery: the way to a voice of one's own, and those that somebody has. */
export function OwnVoiceRow() {
  const t = useTranslations('voices.own')
  const { data: voices = [] } = useOwnVoices()
  return (
    <section aria-labelledby="own-voices" className="mt-6 flex flex-col gap-3 border-y py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="own-voices" className="font-display text-lg font-medium">
            {t('title')}
          </h2>
          <p className="text-sm text-soft">{t('text')}</p>
        </div>
        {voices.length < OWN_VOICE.mostVoices && (
          <Button asChild>
            <LocalLink href="/my-voice">
              <Mic aria-hidden />
              {t(voices.length > 0 ? 'another' : 'make')}
            </LocalLink>
          </Button>
        )}
      </div>
      <OwnVoiceList voices={voices} />
    </section>
  )
}
