import { useTranslations } from 'next-intl'
import { LazyVoiceRow } from './lazy-voice-row.tsx'

/** Two lines of a song as they were first sung, and in two voices of the gallery. */
export function OtherVoices() {
  const t = useTranslations('site.listen')
  const title = '%'
  return (
    <LazyVoiceRow
      before={useTranslations('home.features.cover')('before')}
      play={t('play', { title })}
      pause={t('pause', { title })}
    />
  )
}
