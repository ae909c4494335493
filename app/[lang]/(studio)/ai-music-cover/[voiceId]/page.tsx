import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { cache } from 'react'
import { VoicePage } from '#components/voices/voice-page.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { VoiceId } from '#lib/schemas/voice.ts'
import { createCaller } from '#server/api/caller.ts'
import { foundOrNull, NotThere, notThereTags } from '../../../not-there.tsx'
import { pageTags } from '../../../page-tags.ts'

type VoicePageProps = { params: Promise<{ lang: string; voiceId: string }> }

/** Once for the page and its metadata, by id or slug. */
const voice = cache(async (id: string) => {
  if (!VoiceId.safeParse({ id }).success) return null
  const api = await createCaller()
  return await foundOrNull(api.voiceCover.getVoiceById({ id }))
})

export async function generateMetadata({ params }: VoicePageProps): Promise<Metadata> {
  const { lang, voiceId } = await params
  const locale = lang as InterfaceLanguage
  const found = await voice(voiceId)
  if (!found) return notThereTags((await getTranslations({ locale, namespace: 'errors' }))('voiceNotFound'))
  const t = await getTranslations({ locale, namespace: 'voice' })
  const { name, slug, description, demoAudioUrl, isOwn } = found
  if (isOwn) return { title: name, robots: { index: false } }
  const title = t('metaTitle', { name })
  const social = t('metaDescription', { name, description })
  const tags = pageTags({ language: lang, path: `/ai-music-cover/${slug}`, title, description: social })
  return { ...tags, openGraph: { ...tags.openGraph, audio: demoAudioUrl } }
}

export default async function Page({ params }: VoicePageProps) {
  const { lang, voiceId } = await params
  const locale = lang as InterfaceLanguage
  setRequestLocale(locale)
  const found = await voice(voiceId)
  if (found) return <VoicePage voice={found} />
  const t = await getTranslations({ locale })
  const [title, text, action] = [t('errors.voiceNotFound'), t('voices.notFoundText'), t('voices.back')]
  return <NotThere title={title} text={text} action={action} href="/ai-music-cover" />
}
