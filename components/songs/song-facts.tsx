'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { SongPageView } from '#lib/schemas/song.ts'
import { SongDate } from './song-date.tsx'

export function SongFacts({ song }: { song: SongPageView }) {
  const t = useTranslations('song.page')
  const interfaceLanguage = useLocale()
  const { language, model, style, createdAt } = song
  return (
    <dl className="text-sm">
      <Fact name={t('created')}>
        <SongDate date={createdAt} />
      </Fact>
      {model && <Fact name={t('model')}>{model}</Fact>}
      {style && <Fact name={t('style')}>{style}</Fact>}
      {language && !song.instrumental && (
        <Fact name={t('language')}>{new Intl.DisplayNames(interfaceLanguage, { type: 'language' }).of(language)}</Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 border-t py-2.5">
      <dt className="w-24 shrink-0 text-faint">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
