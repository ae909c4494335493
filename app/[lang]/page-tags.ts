import { type DemoName, SAMPLES } from '#lib/catalog/demo-songs.ts'
import { alternates } from '#lib/i18n/alternates.ts'
import { BRAND } from '#lib/site/brand.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#lib/site/shared-work.ts'

type PageFacts = {
  readonly language: string
  /** In English. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The song whose picture stands for the page. */
  readonly demo?: DemoName | undefined
}

/** What the head of a page says of it, to search engines and where its link is shown. */
export function pageTags({ language, path, title, description, demo }: PageFacts) {
  const others = alternates(language, path)
  return {
    title,
    description,
    alternates: others,
    ...previewTags({ title, description, url: others.canonical, demo }),
  }
}

type PreviewFacts = Pick<PageFacts, 'title' | 'description' | 'demo'> & { readonly url: string }

/** What stands where the link of a page is shown. Next takes a page's `openGraph` whole, so nothing of it can stand in a layout. */
export function previewTags({ title, description, url, demo = SAMPLES[0] }: PreviewFacts) {
  const picture = `/pictures/${demo}.png`
  const images = [{ url: picture, width: PICTURE_WIDTH, height: PICTURE_HEIGHT }]
  return {
    openGraph: { siteName: BRAND, type: 'website' as const, title, description, url, images },
    twitter: { card: 'summary_large_image' as const, images: picture },
  }
}
