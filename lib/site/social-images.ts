import type { DemoName } from '#lib/catalog/demo-songs.ts'

/** Addresses of the pictures in link previews. */
export const demoSocialImage = (demo: DemoName) => `/social-images/${demo}.png`

/** The pages whose picture shows their own words. */
type WordedPage = 'home' | 'blog' | 'about'

export const pageSocialImage = (page: WordedPage, language: string) => `/social-images/${page}-${language}.png`

export const postSocialImage = (slug: string) => `/social-images/post-${slug}.png`

export const voicePath = (slug: string) => `/ai-music-cover/${slug}`

export const voiceSocialImage = (slug: string) => `/api/voices/${slug}/social-image`
