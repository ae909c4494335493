import { useTranslations } from 'next-intl'
import type { Key } from '#lib/engine/browser.ts'

/** A key as people call it; without a mode, only the name of its tonic. */
export function useKeyName(): (key: { tonic: Key['tonic']; mode: Key['mode'] | null }) => string {
  const t = useTranslations('song.versions')
  return ({ tonic, mode }) =>
    mode ? t('key', { tonic: t(`tonic.${tonic}`), mode: t(`mode.${mode}`) }) : t(`tonic.${tonic}`)
}
