import { GENRES, genrePath } from '#lib/catalog/genres.ts'

/** Pages that search engines should know in every language, in English. Posts, voices and songs are known elsewhere. */
export const INDEXED_PATHS: readonly string[] = [
  '/',
  '/ai-music-generator',
  '/ai-music-cover',
  '/vocal-remover',
  '/my-voice',
  ...GENRES.map(genrePath),
  '/blog',
  '/about',
  '/privacy',
  '/terms',
  '/contact',
]

export const postPath = (slug: string) => `/blog/${slug}`
