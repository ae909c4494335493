'use client'
import { useTranslations } from 'next-intl'
import { Counter } from '#components/ui/form/counter.tsx'
import { lengthOf } from '#lib/catalog/length.ts'

/** How long a text of the form is, of what is allowed. */
export function LengthCounter({ of: text, max, className }: { of: string; max: number; className?: string }) {
  const t = useTranslations('generator')
  const count = lengthOf(text)
  return <Counter count={count} max={max} label={t('counter', { count, max })} {...(className ? { className } : {})} />
}
