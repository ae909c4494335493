import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { PostList } from '#components/marketing/post-list.tsx'
import { allPosts } from '#content/documents.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pageSocialImage } from '#lib/site/social-images.ts'
import { pageTags } from '../../page-tags.ts'

export const dynamicParams = false

type BlogProps = { params: Promise<{ lang: InterfaceLanguage }> }

export async function generateMetadata({ params }: BlogProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang, namespace: 'site.blog' })
  const [title, description] = [t('metaTitle'), t('metaDescription')]
  const tags = pageTags({ language: lang, path: '/blog', title, description, picture: pageSocialImage('blog', lang) })
  return { ...tags, alternates: { ...tags.alternates, types: { 'application/rss+xml': '/blog/rss.xml' } } }
}

export default async function Blog({ params }: BlogProps) {
  setRequestLocale((await params).lang)
  return <PostList posts={await allPosts()} />
}
