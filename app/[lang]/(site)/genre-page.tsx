import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { GenrePage } from '#components/marketing/genre/genre-page.tsx'
import { type Genre, genrePath } from '#lib/catalog/genres.ts'
import { alternates } from '#lib/i18n/alternates.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'

type PageProps = { params: Promise<{ lang: InterfaceLanguage }> }

/** The route of a genre: its texts are its own, what it shows is the same for all. */
export function genrePage(genre: Genre) {
  return {
    async generateMetadata({ params }: PageProps): Promise<Metadata> {
      const { lang } = await params
      const t = await getTranslations({ locale: lang, namespace: `genre-${genre}` })
      const [title, description] = [t('metaTitle'), t('metaDescription')]
      return { title, description, alternates: alternates(lang, genrePath(genre)), openGraph: { title, description } }
    },
    async Page({ params }: PageProps) {
      setRequestLocale((await params).lang)
      return <GenrePage genre={genre} />
    },
  }
}
