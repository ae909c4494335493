import { PenLine } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongPageView } from '#lib/schemas/song.ts'
import { SimilarSongButton } from './similar-song-button.tsx'

/** Another song from the same settings; its words and its seed come along if chosen. */
export function SimilarSong({ song }: { song: SongPageView }) {
  const t = useTranslations('song.page.like')
  const page = useTranslations('song')
  const path = localPath(useLocale(), '/ai-music-generator')
  const { style, instrumental, duration, language, prompt, description, asked, metadata } = song
  const model = { style, instrumental, duration, language, prompt, description, asked, metadata }
  const isDescribed = asked !== null && description.trim() !== ''
  const texts = {
    title: page('page.likeThis'),
    text: t(isDescribed ? 'textDescribed' : 'text'),
    words: instrumental || prompt.trim() === '' ? null : t('words'),
    seed: metadata ? t('seed', { seed: `${metadata.seed}` }) : null,
    seedHint: t('seedHint'),
    go: t('go'),
    close: page('close'),
  }
  return (
    <SimilarSongButton song={model} texts={texts} path={path}>
      <PenLine aria-hidden />
      {texts.title}
    </SimilarSongButton>
  )
}
