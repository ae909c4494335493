/** The genres that have a page of their own, in the order in which lists name them. */
export const GENRES = ['christmas', 'country', 'metal', 'love', 'kpop', 'lofi', 'rap'] as const

export type Genre = (typeof GENRES)[number]

/** The style that the form of each begins with, in words that the engine knows. */
export const GENRE_STYLES = {
  christmas: 'Christmas carol',
  country: 'Country',
  metal: 'Heavy metal',
  love: 'Love ballad',
  kpop: 'K-pop',
  lofi: 'Lo-fi hip hop',
  rap: 'Rap',
} as const satisfies Readonly<Record<Genre, string>>

export const genrePath = (genre: Genre) => `/${genre}-song-generator`
