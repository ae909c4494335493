import type { MetadataRoute } from 'next'
import { siteFacts } from '#server/env.ts'

/**
 * API addresses that crawlers may fetch, because pages refer to them: the sound, pictures and players of songs and
 * covers, and voices' avatars and demos.
 */
const ADVERTISED = ['/api/social/', '/api/audio/', '/api/cover-audio/', '/api/oembed', '/api/voices/']

export default function robots(): MetadataRoute.Robots {
  const { address } = siteFacts()
  return {
    rules: { userAgent: '*', allow: ['/', ...ADVERTISED], disallow: ['/api/'] },
    sitemap: new URL('/sitemap.xml', address).href,
  }
}
