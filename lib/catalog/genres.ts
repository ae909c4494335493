/** The genres that have a page of their own, in the order in which lists name them. */
export const GENRES = ['christmas', 'country', 'metal', 'love', 'kpop', 'lofi', 'rap'] as const

export type Genre = (typeof GENRES)[number]

export const genrePath = (genre: Genre) => `/${genre}-song-generator`
