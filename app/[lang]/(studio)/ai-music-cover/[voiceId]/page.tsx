import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { cache } from 'react'
import { VoicePage } from '#components/covers/voice/voice-page.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { indexedText } from '#lib/catalog/voices/indexed-voices.ts'
import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { VoiceId } from '#lib/schemas/voice.ts'
import { BRAND } from '#lib/site/brand.ts'
import { voicePath, voiceSocialImage } from '#lib/site/social-images.ts'
import { voiceData } from '#lib/site/structured-data.ts'
import { createCaller } from '#server/api/caller.ts'
import { siteFacts } from '#server/env.ts'
import { foundOrNull, MissingItem, missingItemTags } from '../../../missing-item.tsx'
import { pageTags, unlistedTags } from '../../../page-tags.ts'

type VoicePageProps = { params: Promise<{ lang: string; voiceId: string }> }

/** Read once for the page and its metadata, by id or slug. */
const voice = cache(async (id: string) => {
  if (!VoiceId.safeParse({ id }).success) return null
  const api = await createCaller()
  return await foundOrNull(api.voiceCover.getVoiceById({ id }))
})

export async function generateMetadata({ params }: VoicePageProps): Promise<Metadata> {
  const { lang, voiceId } = await params
  const locale = lang as InterfaceLanguage
  const found = await voice(voiceId)
  if (!found) return missingItemTags((await getTranslations({ locale, namespace: 'errors' }))('voiceNotFound'))
  const t = await getTranslations({ locale, namespace: 'voice' })
  const { name, slug, description, demoAudioUrl, isOwn } = found
  if (isOwn) return unlistedTags({ language: lang, path: voicePath(slug), title: name })
  const title = t('metaTitle', { name })
  const social = t('metaDescription', { name, description })
  const [path, picture] = [voicePath(slug), voiceSocialImage(slug)]
  const tags = pageTags({ language: lang, path, title, description: social, picture })
  return {
    ...tags,
    // The catalogue describes voices in English only, so the English page is canonical for all languages.
    alternates: { canonical: path },
    robots: { index: lang === DEFAULT_LANGUAGE && indexedText(slug) !== null },
    openGraph: {
      ...tags.openGraph,
      audio: [{ url: `${siteFacts().address.origin}${demoAudioUrl}`, type: 'audio/mpeg' }],
    },
  }
}

export default async function Page({ params }: VoicePageProps) {
  const { lang, voiceId } = await params
  const locale = lang as InterfaceLanguage
  setRequestLocale(locale)
  const found = await voice(voiceId)
  const t = await getTranslations({ locale })
  if (found) {
    const way = [
      { name: BRAND, path: '/' },
      { name: t('voices.title'), path: '/ai-music-cover' },
    ]
    const text = lang === DEFAULT_LANGUAGE ? indexedText(found.slug) : null
    return (
      <>
        {!found.isOwn && <StructuredData data={voiceData(siteFacts().address.origin, { voice: found, way })} />}
        <VoicePage voice={found}>{text && <p className="max-w-prose text-soft">{text}</p>}</VoicePage>
      </>
    )
  }
  const [title, text, action] = [t('errors.voiceNotFound'), t('voices.notFoundText'), t('voices.back')]
  return <MissingItem title={title} text={text} action={action} href="/ai-music-cover" />
}
