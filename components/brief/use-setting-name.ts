import { useTranslations } from 'next-intl'
import { isNamed, type SettingKind } from '#lib/catalog/setting-kinds.ts'

/** A setting as people read it; a style of somebody's own as they wrote it. */
export function useSettingName(): (kind: SettingKind, value: string) => string {
  const names = useTranslations('music')
  // `value` belongs to its own `kind`, which the union type of all three kinds cannot express.
  return (kind, value) => (isNamed(kind, value) ? names(`${kind}.${value}` as 'style.Pop') : value)
}
