import type { Metadata } from 'next'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { MoreMessages } from '#components/providers/more-messages.tsx'
import { filterOf } from '#components/voices/gallery/voice-filter.ts'
import { VoiceGallery } from '#components/voices/gallery/voice-gallery.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { previewTags } from '../../page-tags.ts'
import { firstVoices } from './first-voices.ts'

export const dynamicParams = false

type GalleryPageProps = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: GalleryPageProps): Promise<Metadata> {
  const { lang } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'voices' })
  const url = localPath(lang, '/ai-music-cover')
  const [title, description] = [t('metaTitle'), t('metaDescription')]
  return {
    title,
    description,
    // The sitemap names the page's other languages. Here they would make up a twentieth of the page.
    alternates: { canonical: url },
    ...previewTags({ title, description, url }),
  }
}

export default async function GalleryPage({ params, searchParams }: GalleryPageProps) {
  const { lang } = await params
  setRequestLocale(lang as InterfaceLanguage)
  const asked = Object.entries(await searchParams).map(([name, value]) => [name, `${value ?? ''}`])
  const query = new URLSearchParams(asked)
  // The form that needs these texts is on the pages of the voices.
  const { pitch: _, covers: __, ...voices } = (await getMessages()).voices
  return (
    <MoreMessages messages={{ voices }}>
      <VoiceGallery first={await firstVoices(filterOf(query))} />
    </MoreMessages>
  )
}
