import { useTranslations } from 'next-intl'
import { isNamed, type SettingKind } from '#lib/catalog/setting-kinds.ts'

/** A setting as people read it; a style of somebody's own as they wrote it. */
export function useSettingName(): (kind: SettingKind, value: string) => string {
  const names = useTranslations('music')
  // A name belongs to its own kind, which the union of all three cannot say.
  return (kind, value) => (isNamed(kind, value) ? names(`${kind}.${value}` as 'style.Pop') : value)
}
