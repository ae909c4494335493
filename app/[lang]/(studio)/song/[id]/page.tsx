import { TRPCError } from '@trpc/server'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { cache } from 'react'
import { SongPage } from '#components/songs/song-page.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { SongId } from '#lib/schemas/song.ts'
import { createCaller } from '#server/api/caller.ts'
import { env } from '#server/env.ts'

type SongPageProps = { params: Promise<{ lang: string; id: string }> }

/** Once for the page and its metadata. What is no song, or nobody's business, is not found. */
const song = cache(async (id: string) => {
  if (!SongId.safeParse({ id }).success) notFound()
  const api = await createCaller()
  return await api.music.getById({ id }).catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound()
    throw error
  })
})

export async function generateMetadata({ params }: SongPageProps): Promise<Metadata> {
  const { lang, id } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'song' })
  const { title, creator, audioUrl, visibility } = await song(id)
  const description = t('page.socialDescription', { creator: creator ?? t('unknownCreator') })
  return {
    metadataBase: new URL(env().CANTO_URL),
    title,
    description,
    alternates: { canonical: localPath(lang, `/song/${id}`) },
    robots: { index: visibility === 'public' },
    openGraph: {
      type: 'music.song',
      title,
      description,
      url: localPath(lang, `/song/${id}`),
      ...(audioUrl ? { audio: audioUrl } : {}),
    },
    twitter: { card: 'summary', title, description },
  }
}

export default async function Page({ params }: SongPageProps) {
  const { lang, id } = await params
  setRequestLocale(lang as InterfaceLanguage)
  return <SongPage initial={await song(id)} />
}
