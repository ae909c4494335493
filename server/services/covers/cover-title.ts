import type { Cover, Creation } from '#server/db/generated/client.ts'
import { titleOfLink } from './source/source-of.ts'

type Titled = Pick<Creation, 'title'> & Pick<Cover, 'sourceUrl'>

/** The title of a cover once the page of its link is read: the page's, unless its owner or a page has given it one before. */
export function coverTitle({ title, sourceUrl }: Titled, pageTitle: string | undefined): string {
  const isUntitled = sourceUrl !== null && title === titleOfLink(new URL(sourceUrl))
  return isUntitled && pageTitle ? pageTitle : title
}
