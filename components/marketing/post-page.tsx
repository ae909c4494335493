import type { MDXComponents } from 'mdx/types'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import type { Post } from '#content/documents.ts'
import { DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import { PostFacts } from './post-facts.tsx'
import { postFigures } from './post-figures.tsx'
import { Prose } from './prose.tsx'

type PostPageProps = { post: Post; others: readonly Post[]; children: (elements: MDXComponents) => ReactNode }

export function PostPage({ post, others, children }: PostPageProps) {
  const t = useTranslations('site.blog')
  const language = useLocale()
  return (
    <article lang={DEFAULT_LANGUAGE} className="mx-auto max-w-3xl px-5 pt-10 pb-24 sm:px-10">
      <LocalLink
        href="/blog"
        lang={language}
        className="inline-flex min-h-11 items-center text-sm text-soft hover:text-ink"
      >
        {t('back')}
      </LocalLink>
      <h1 className="pt-4 pb-4 font-display text-2xl font-medium text-balance sm:text-3xl">{post.title}</h1>
      <PostFacts post={post} />
      <Prose>{(elements) => children({ ...elements, ...postFigures(`/blog/${post.slug}`) })}</Prose>
      <aside className="mt-16 border-t pt-8">
        <h2 lang={language} className="label-caps text-faint">
          {t('more')}
        </h2>
        <ul>
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <LocalLink
                href={`/blog/${slug}`}
                className="flex min-h-11 items-center font-display text-lg hover:text-accent"
              >
                {title}
              </LocalLink>
            </li>
          ))}
        </ul>
      </aside>
    </article>
  )
}
