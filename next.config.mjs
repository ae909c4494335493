import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  /** The middleware leads to small letters and away from slashes at the end at once. */
  skipTrailingSlashRedirect: true,
  devIndicators: false,
  serverExternalPackages: [
    'pg',
    'pg-boss',
    'nodemailer',
    'cmu-pronouncing-dictionary',
    'fontkit',
    '@prisma/client',
    '@prisma/adapter-pg',
  ],
  turbopack: {
    rules: {
      '*.json': {
        condition: { path: /^messages\/[a-z]{2}\/[a-z-]+\.json$/ },
        loaders: ['./scripts/compile-messages.mjs'],
        as: '*.json',
      },
    },
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  redirects: () =>
    ['', '/:lang([a-z]{2})'].map((prefix) => ({
      source: `${prefix}/ai-cover`,
      destination: `${prefix.replace(/\(.*/, '')}/ai-music-cover`,
      permanent: true,
    })),
  /** What browsers, readers of feeds and telephones look for by themselves. */
  rewrites: () => [
    { source: '/favicon.ico', destination: '/icons/48.png' },
    { source: '/apple-touch-icon.png', destination: '/icons/apple.png' },
  ],
  headers: () => [{ source: '/service-worker.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] }],
  /** `npm run verify` asks the types, once and for all of the project. */
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    /** A gigabyte that is written for a second build, which is no quicker for it. */
    turbopackFileSystemCacheForBuild: false,
    /** Where it is built nothing reads them: browsers get none, and Node is not started to. */
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
  },
}

export default withNextIntl(config)
