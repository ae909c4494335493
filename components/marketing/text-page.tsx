import type { MDXComponents } from 'mdx/types'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Prose } from './prose.tsx'

type TextPageProps = { title: string; updated: Date; children: (elements: MDXComponents) => ReactNode }

export function TextPage({ title, updated, children }: TextPageProps) {
  const t = useTranslations('site')
  const format = useFormatter()
  return (
    <article className="mx-auto max-w-3xl px-5 pt-14 pb-24 sm:px-10">
      <h1 className="font-display text-2xl font-medium text-balance sm:text-3xl">{title}</h1>
      <p className="pt-4 text-sm text-faint">
        {t('updated', { date: format.dateTime(updated, { dateStyle: 'long' }) })}
      </p>
      <Prose>{children}</Prose>
    </article>
  )
}

/** Who runs this site, line by line; what looks like an address for mail is one. */
export function Operator({ lines }: { lines: readonly string[] }) {
  const t = useTranslations('site')
  if (lines.length === 0) return <p>{t('operatorUnknown')}</p>
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{/^\S+@\S+\.\S+$/.test(line) ? <a href={`mailto:${line}`}>{line}</a> : line}</span>
      ))}
    </address>
  )
}
