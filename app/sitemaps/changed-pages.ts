import { allPosts } from '#content/documents.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { CHANGED_DAYS } from '#lib/site/changed-days.ts'
import type { ChangedPages } from '#server/http/sitemap.ts'

/** When each page in the sitemaps last changed. The list of posts changes with its newest post. */
export async function changedPages(): Promise<ChangedPages> {
  const newest = new Date(Math.max(...(await allPosts()).map(({ changed }) => changed.getTime())))
  const lists = COMPLETE_LANGUAGES.map((language) => [localPath(language, '/blog'), newest] as const)
  return new Map([...CHANGED_DAYS, ...lists])
}
