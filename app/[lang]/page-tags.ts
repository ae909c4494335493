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
  /** The address of the picture in previews of the page's link. */
  readonly picture?: string | undefined
}

/** Metadata of a page for search engines and for previews of its link. */
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

/** The preview of a page's link. Next replaces `openGraph` as a whole, so none of it can be in a layout. */
export function previewTags({ title, description, url, picture = demoSocialImage(SAMPLES[0]) }: PreviewFacts) {
  const images = [{ url: picture, width: SOCIAL_IMAGE_WIDTH, height: SOCIAL_IMAGE_HEIGHT }]
  return {
    openGraph: { siteName: BRAND, type: 'website' as const, title, description, url, images },
    twitter: { card: 'summary_large_image' as const, images: picture },
  }
}

/** Metadata of a page that search engines must not list, because it is somebody's own or has no content by itself. */
export function unlistedTags({ language, path, title }: Pick<PageFacts, 'language' | 'path' | 'title'>) {
  const url = localPath(language, path)
  return { title, robots: { index: false }, openGraph: { siteName: BRAND, type: 'website' as const, title, url } }
}
