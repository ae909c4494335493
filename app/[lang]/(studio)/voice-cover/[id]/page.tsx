import { TRPCError } from '@trpc/server'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { cache } from 'react'
import { coverTitle } from '#components/covers/cover-sound.ts'
import { CoverPage } from '#components/covers/page/cover-page.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { CoverId } from '#lib/schemas/cover.ts'
import { createCaller } from '#server/api/caller.ts'
import { env } from '#server/env.ts'

type CoverPageProps = { params: Promise<{ lang: string; id: string }> }

/** Once for the page and its metadata. What is no cover, or nobody's business, is not found. */
const cover = cache(async (id: string) => {
  if (!CoverId.safeParse({ id }).success) notFound()
  const api = await createCaller()
  const found = await api.voiceCover.getById({ id }).catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound()
    throw error
  })
  return found.kind === 'cover' ? found : notFound()
})

export async function generateMetadata({ params }: CoverPageProps): Promise<Metadata> {
  const { lang, id } = await params
  const locale = lang as InterfaceLanguage
  const t = await getTranslations({ locale, namespace: 'covers.page' })
  const song = await getTranslations({ locale, namespace: 'song' })
  const found = await cover(id)
  const { voiceModelName, creator, convertedAudioUrl, visibility } = found
  const title = coverTitle(found)
  const description = t('socialDescription', { voice: voiceModelName, creator: creator ?? song('unknownCreator') })
  const url = localPath(lang, `/voice-cover/${id}`)
  const audio = convertedAudioUrl ? { audio: convertedAudioUrl } : {}
  return {
    metadataBase: new URL(env().CANTO_URL),
    title,
    description,
    alternates: { canonical: url },
    robots: { index: visibility === 'public' },
    openGraph: { type: 'music.song', title, description, url, ...audio },
    twitter: { card: 'summary', title, description },
  }
}

export default async function Page({ params }: CoverPageProps) {
  const { lang, id } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return <CoverPage initial={await cover(id)} />
}
