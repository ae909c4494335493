import { useLocale, useTranslations } from 'next-intl'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import type { Post } from '#content/documents.ts'
import { DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import { PostFacts } from './post-facts.tsx'

export function PostList({ posts }: { posts: readonly Post[] }) {
  const t = useTranslations('site.blog')
  return (
    <div className="mx-auto max-w-3xl px-5 pt-14 pb-24 sm:px-10">
      <h1 className="font-display text-2xl font-medium sm:text-3xl">{t('title')}</h1>
      <p className="pt-4 text-lg text-soft">
        {t('lead')} {useLocale() !== DEFAULT_LANGUAGE && t('english')}
      </p>
      <ul className="pt-8">
        {posts.map((post) => (
          <li key={post.slug} className="border-t py-8" lang={DEFAULT_LANGUAGE}>
            <PostFacts post={post} />
            <h2 className="pt-2 font-display text-xl font-medium text-balance">
              <LocalLink href={`/blog/${post.slug}`} className="hover:text-accent">
                {post.title}
              </LocalLink>
            </h2>
            <p className="pt-2 text-soft">{post.description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
