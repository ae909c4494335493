import { SAMPLES } from '#lib/catalog/demo-songs.ts'
import { alternates } from '#lib/i18n/alternates.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { BRAND } from '#lib/site/brand.ts'
import { SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH } from '#lib/site/shared-creation.ts'
import { demoSocialImage } from '#lib/site/social-images.ts'

type PageFacts = {
  readonly language: string
  /** In English. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The address of what stands for the page. */
  readonly picture?: string | undefined
}

/** What the head of a page says of it, to search engines and where its link is shown. */
export function pageTags({ language, path, title, description, picture }: PageFacts) {
  const others = alternates(language, path)
  return {
    title,
    description,
    alternates: others,
    ...previewTags({ title, description, url: others.canonical, picture }),
  }
}

type PreviewFacts = Pick<PageFacts, 'title' | 'description' | 'picture'> & { readonly url: string }

/** What stands where the link of a page is shown. Next takes a page's `openGraph` whole, so nothing of it can stand in a layout. */
export function previewTags({ title, description, url, picture = demoSocialImage(SAMPLES[0]) }: PreviewFacts) {
  const images = [{ url: picture, width: SOCIAL_IMAGE_WIDTH, height: SOCIAL_IMAGE_HEIGHT }]
  return {
    openGraph: { siteName: BRAND, type: 'website' as const, title, description, url, images },
    twitter: { card: 'summary_large_image' as const, images: picture },
  }
}

/** What the head of a page says that search engines leave out: it is somebody's own, or says nothing by itself. */
export function unlistedTags({ language, path, title }: Pick<PageFacts, 'language' | 'path' | 'title'>) {
  const url = localPath(language, path)
  return { title, robots: { index: false }, openGraph: { siteName: BRAND, type: 'website' as const, title, url } }
}
