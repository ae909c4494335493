import { useTranslations } from 'next-intl'

/** The first thing that Tab finds. */
export function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-accent px-4 py-3 text-sm font-medium text-on-accent focus:translate-y-0"
    >
      {t('skip')}
    </a>
  )
}
