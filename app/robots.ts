import type { MetadataRoute } from 'next'
import { siteFacts } from '#server/env.ts'

export default function robots(): MetadataRoute.Robots {
  const { address } = siteFacts()
  return {
    rules: { userAgent: '*', allow: ['/', '/api/social/'], disallow: ['/api/'] },
    sitemap: new URL('/sitemap.xml', address).href,
  }
}
