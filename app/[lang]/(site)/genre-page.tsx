import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { GenrePage } from '#components/marketing/genre/genre-page.tsx'
import { DEMO_SONGS, demoFacts, GENRE_DEMOS } from '#lib/catalog/demo-songs.ts'
import { type Genre, genrePath } from '#lib/catalog/genres.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { BRAND } from '#lib/site/brand.ts'
import { demoSocialImage } from '#lib/site/social-images.ts'
import { demosData } from '#lib/site/structured-data.ts'
import { siteFacts } from '#server/env.ts'
import { pageTags } from '../page-tags.ts'

type PageProps = { params: Promise<{ lang: InterfaceLanguage }> }

/** The route of a genre's page. Only its texts are the genre's own; everything else is the same for all genres. */
export function genrePage(genre: Genre) {
  return {
    async generateMetadata({ params }: PageProps): Promise<Metadata> {
      const { lang } = await params
      const t = await getTranslations({ locale: lang, namespace: `genre-${genre}` })
      const [title, description] = [t('metaTitle'), t('metaDescription')]
      const picture = demoSocialImage(GENRE_DEMOS[genre][0])
      return pageTags({ language: lang, path: genrePath(genre), title, description, picture })
    },
    async Page({ params }: PageProps) {
      const { lang } = await params
      setRequestLocale(lang)
      const t = await getTranslations({ locale: lang, namespace: `genre-${genre}` })
      const way = [
        { name: BRAND, path: localPath(lang, '/') },
        { name: t('metaTitle'), path: localPath(lang, genrePath(genre)) },
      ]
      const demos = GENRE_DEMOS[genre].map((name) => ({ name, ...DEMO_SONGS[name], ...demoFacts(name) }))
      return (
        <>
          <StructuredData data={demosData(siteFacts().address.origin, { demos, way })} />
          <GenrePage genre={genre} />
        </>
      )
    },
  }
}
