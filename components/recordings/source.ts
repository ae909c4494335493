import type { SongView } from '#lib/schemas/song.ts'

/** Where a recording comes from: one of three ways at a time. */
export type Source =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'song'; readonly song: SongView }

export const NO_SOURCE: Source = { kind: 'link', url: '' }
