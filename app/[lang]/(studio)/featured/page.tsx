import { setRequestLocale } from 'next-intl/server'
import { PublicFeed } from '#components/published/public-feed.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { createCaller } from '#server/api/caller.ts'
import { GeneratorScreen, generateMetadata } from '../generator-screen.tsx'

export const dynamicParams = false

type PageProps = { params: Promise<{ lang: InterfaceLanguage }> }

export { generateMetadata }

export default async function FeaturedPage({ params }: PageProps) {
  setRequestLocale((await params).lang)
  const api = await createCaller()
  return (
    <GeneratorScreen>
      <PublicFeed first={await api.music.getPublished({})} />
    </GeneratorScreen>
  )
}
