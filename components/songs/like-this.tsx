import { PenLine } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongPageView } from '#lib/schemas/song.ts'
import { LikeButton } from './like-button.tsx'

/** Another song from the same settings, in words of one's own; from one's own description with that and its seed. */
export function LikeThis({ song }: { song: SongPageView }) {
  const t = useTranslations('song')
  const path = localPath(useLocale(), '/ai-music-generator')
  const { title, prompt, description, style, instrumental, duration, asked, made } = song
  const isDescribed = asked !== null && description.trim() !== ''
  const described = isDescribed
    ? {
        asked: { prompt, description, asked, seed: made?.seed ?? null },
        said: t('page.likeInForm', { title }),
        undo: t('undo'),
      }
    : null
  return (
    <LikeButton song={{ style, instrumental, duration }} described={described} path={path}>
      <PenLine aria-hidden />
      {t('page.likeThis')}
    </LikeButton>
  )
}
