import { Globe } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Popover } from '#components/ui/menu/popover.tsx'
import { LANGUAGE_NAMES } from '#lib/i18n/language-names.ts'
import { LanguageLinks } from './language-links.tsx'

export function LanguageMenu() {
  const t = useTranslations('shell')
  const language = useLocale()
  return (
    <Popover
      id="languages"
      label={t('language', { code: language, name: LANGUAGE_NAMES[language].native })}
      className="min-w-11"
      face={
        <>
          <Globe aria-hidden />
          <span className="uppercase max-sm:sr-only">{language}</span>
        </>
      }
    >
      <LanguageLinks current={language} />
    </Popover>
  )
}
