import { useLocale, useTranslations } from 'next-intl'
import { CreationDates } from '#components/creations/page/creation-dates.tsx'
import { Fact } from '#components/creations/page/fact.tsx'
import type { SongPageView } from '#lib/schemas/song.ts'
import { GenerationFacts } from './generation-facts.tsx'

export function SongFacts({ song }: { song: SongPageView }) {
  const t = useTranslations('song.page')
  const interfaceLanguage = useLocale()
  const { language, model, style, metadata } = song
  return (
    <dl className="text-sm">
      {model && <Fact name={t('model')}>{model}</Fact>}
      {style && <Fact name={t('style')}>{style}</Fact>}
      {language && !song.instrumental && (
        <Fact name={t('language')}>{new Intl.DisplayNames(interfaceLanguage, { type: 'language' }).of(language)}</Fact>
      )}
      {metadata && <GenerationFacts metadata={metadata} />}
      <CreationDates creation={song} />
    </dl>
  )
}
