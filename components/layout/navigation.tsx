'use client'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { cn } from '#components/ui/cn.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { splitPath } from '#lib/i18n/paths.ts'
import { SECTIONS } from './sections.ts'

export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTranslations('shell.navigation')
  const { path } = splitPath(usePathname())
  return (
    <nav aria-label={t('label')} className="flex flex-col gap-6">
      {SECTIONS.map((section) => (
        <div key={section.key}>
          <h2 className="label-caps px-3 pb-1 text-faint">{t(section.key)}</h2>
          <ul>
            {section.destinations.map(({ key, path: target, anchor = '', icon: Icon }) => {
              const here = path === target || path.startsWith(`${target}/`)
              return (
                <li key={key}>
                  <LocalLink
                    href={`${target}${anchor}`}
                    {...(here ? { 'aria-current': path === target ? 'page' : true } : {})}
                    {...(onNavigate ? { onClick: onNavigate } : {})}
                    className={cn(
                      'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm text-soft hover:bg-high hover:text-ink',
                      here && 'bg-high font-medium text-ink',
                    )}
                  >
                    <Icon aria-hidden className="size-4.5 shrink-0" />
                    {t(key)}
                  </LocalLink>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
