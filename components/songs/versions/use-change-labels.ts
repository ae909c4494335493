import { useTranslations } from 'next-intl'
import type { SongChange } from '#lib/schemas/rework.ts'

/** In a few words what is different about a version. */
export function useChangeLabels(): (change: SongChange) => string {
  const t = useTranslations('song.versions')
  const styles = useTranslations('music.style')
  return (change) => {
    if (change.kind === 'style') return t('change.style', { style: styles(change.style) })
    if (change.kind === 'key') return t('change.key', { tonic: t(`tonic.${change.tonic}`) })
    if (change.kind === 'tempo') return t('change.tempo', { bpm: change.tempoBpm })
    if (change.kind === 'singer') return t('change.singer', { singer: nameOf(change.singer) })
    return t('change.line', { text: change.text })
  }
}

/** A singer's name as people write it. */
export function nameOf(singer: string): string {
  return singer.charAt(0).toUpperCase() + singer.slice(1)
}
