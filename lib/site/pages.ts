import { GENRES, genrePath } from '#lib/catalog/genres.ts'

type IndexedPage = {
  /** In English. */
  readonly path: string
  /** The day on which its words, or what it shows, last became others. Pages without one have it with their texts in content/. */
  readonly changed?: string
}

/** Pages that search engines should know in every language. Posts, voices and songs are known elsewhere. */
export const INDEXED_PAGES: readonly IndexedPage[] = [
  { path: '/', changed: '2026-11-24' },
  { path: '/ai-music-generator', changed: '2026-11-24' },
  { path: '/ai-music-cover', changed: '2026-11-24' },
  { path: '/vocal-remover', changed: '2026-11-24' },
  { path: '/my-voice', changed: '2026-11-24' },
  ...GENRES.map((genre) => ({ path: genrePath(genre), changed: '2026-11-24' })),
  { path: '/blog' },
  { path: '/about' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/contact' },
]

export const INDEXED_PATHS: readonly string[] = INDEXED_PAGES.map(({ path }) => path)
