import { TRPCError } from '@trpc/server'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { cache } from 'react'
import { VoicePage } from '#components/voices/voice-page.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { VoiceId } from '#lib/schemas/voice.ts'
import { createCaller } from '#server/api/caller.ts'
import { pageTags } from '../../../page-tags.ts'

type VoicePageProps = { params: Promise<{ lang: string; voiceId: string }> }

/** Once for the page and its metadata, by id or slug. */
const voice = cache(async (id: string) => {
  if (!VoiceId.safeParse({ id }).success) notFound()
  const api = await createCaller()
  return await api.voiceCover.getVoiceById({ id }).catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound()
    throw error
  })
})

export async function generateMetadata({ params }: VoicePageProps): Promise<Metadata> {
  const { lang, voiceId } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'voice' })
  const { name, slug, description, demoAudioUrl, isOwn } = await voice(voiceId)
  if (isOwn) return { title: name, robots: { index: false } }
  const title = t('metaTitle', { name })
  const social = t('metaDescription', { name, description })
  const tags = pageTags({ language: lang, path: `/ai-music-cover/${slug}`, title, description: social })
  return { ...tags, openGraph: { ...tags.openGraph, audio: demoAudioUrl } }
}

export default async function Page({ params }: VoicePageProps) {
  const { lang, voiceId } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return <VoicePage voice={await voice(voiceId)} />
}
