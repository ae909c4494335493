import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { Post } from '#content/documents.ts'

/** When a post was written, what it belongs to and how long it takes, in the language of the page. */
export function PostFacts({ post: { date, category, minutes } }: { post: Post }) {
  const t = useTranslations('site.blog')
  const format = useFormatter()
  return (
    <p lang={useLocale()} className="flex flex-wrap gap-x-4 text-sm text-faint">
      <span lang="en" className="label-caps leading-5">
        {category}
      </span>
      <time dateTime={date.toISOString().slice(0, 10)}>{format.dateTime(date, { dateStyle: 'long' })}</time>
      <span>{t('minutes', { count: minutes })}</span>
    </p>
  )
}
