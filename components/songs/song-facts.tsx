'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { SongPageView } from '#lib/schemas/song.ts'
import { Fact } from './fact.tsx'
import { SongDate } from './song-date.tsx'

export function SongFacts({ song }: { song: SongPageView }) {
  const t = useTranslations('song.page')
  const interfaceLanguage = useLocale()
  const { language, model, style, createdAt, keptUntil } = song
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
      {keptUntil && (
        <Fact name={t('keptUntil')}>
          <SongDate date={keptUntil} />
        </Fact>
      )}
    </dl>
  )
}
