import { PenLine } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { LikeButton } from './like-button.tsx'

/** Another song from the same settings, in words of one's own. */
export function LikeThis({ song: { style, instrumental, duration } }: { song: SongView }) {
  const t = useTranslations('song.page')
  const path = localPath(useLocale(), '/ai-music-generator')
  return (
    <LikeButton song={{ style, instrumental, duration }} path={path}>
      <PenLine aria-hidden />
      {t('likeThis')}
    </LikeButton>
  )
}
