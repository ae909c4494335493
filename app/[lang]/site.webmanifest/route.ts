import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { DARK_GROUND } from '#components/layout/theme/theme.ts'
import { COMPLETE_LANGUAGES, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { BRAND } from '#lib/site/brand.ts'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return COMPLETE_LANGUAGES.map((lang) => ({ lang }))
}

/** What a browser needs to install the site as an app, in the language of the page that it is installed from. */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const lang = (await params).lang as InterfaceLanguage
  const home = await getTranslations({ locale: lang, namespace: 'home' })
  const navigation = await getTranslations({ locale: lang, namespace: 'shell.navigation' })
  const icon = (file: string, sizes: string) => ({ src: `/icons/${file}`, sizes, type: 'image/png' })
  const manifest: MetadataRoute.Manifest & { lang: string } = {
    // One app, whatever the language.
    id: '/',
    lang,
    name: BRAND,
    short_name: BRAND,
    description: home('metaDescription'),
    start_url: localPath(lang, '/ai-music-generator'),
    scope: '/',
    display: 'standalone',
    background_color: DARK_GROUND,
    theme_color: DARK_GROUND,
    icons: [
      icon('192.png', '192x192'),
      icon('512.png', '512x512'),
      { ...icon('maskable.png', '512x512'), purpose: 'maskable' },
    ],
    shortcuts: [
      { name: navigation('create'), url: localPath(lang, '/ai-music-generator'), icons: [icon('192.png', '192x192')] },
      { name: navigation('library'), url: localPath(lang, '/songs'), icons: [icon('192.png', '192x192')] },
    ],
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
