import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { PostPage } from '#components/marketing/post-page.tsx'
import { allPosts, postSlugs, readPost } from '#content/documents.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { postSocialImage } from '#lib/site/social-images.ts'
import { postData } from '#lib/site/structured-data.ts'
import { siteFacts } from '#server/env.ts'
import { previewTags } from '../../../page-tags.ts'

type PostProps = { params: Promise<{ lang: InterfaceLanguage; slug: string }> }

export const dynamicParams = false

export async function generateStaticParams() {
  return (await postSlugs()).map((slug) => ({ slug }))
}

/** Posts are in English wherever they are read, so they have one address. */
export async function generateMetadata({ params }: PostProps): Promise<Metadata> {
  const { slug } = await params
  const { title, description, date, changed } = (await readPost(slug)).post
  const canonical = `/blog/${slug}`
  const { openGraph, twitter } = previewTags({ title, description, url: canonical, picture: postSocialImage(slug) })
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: {
      ...openGraph,
      type: 'article',
      publishedTime: date.toISOString(),
      modifiedTime: changed.toISOString(),
    },
    twitter,
  }
}

export default async function Post({ params }: PostProps) {
  const { lang, slug } = await params
  setRequestLocale(lang)
  const { post, Content } = await readPost(slug)
  const others = (await allPosts()).filter((other) => other.slug !== slug)
  return (
    <>
      <StructuredData data={postData(siteFacts().address.origin, { ...post, picture: postSocialImage(slug) })} />
      <PostPage post={post} others={others.slice(0, 3)}>
        {(elements) => <Content components={elements} />}
      </PostPage>
    </>
  )
}
