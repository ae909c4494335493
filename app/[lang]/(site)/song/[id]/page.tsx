import type { Metadata } from 'next'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { cache } from 'react'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { OwnSong } from '#components/songs/page/lazy-own-song.ts'
import { SharedSong } from '#components/songs/page/shared-song.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pickMessages } from '#lib/i18n/messages.ts'
import { SongId } from '#lib/schemas/song.ts'
import { BRAND } from '#lib/site/brand.ts'
import { sharedSong } from '#lib/site/shared-creation.ts'
import { recordingData } from '#lib/site/structured-data.ts'
import { createCaller } from '#server/api/caller.ts'
import { siteFacts } from '#server/env.ts'
import { foundOrNull, MissingItem, missingItemTags } from '../../../missing-item.tsx'
import { ownersTier } from '../../owners-tier.ts'
import { socialTags } from '../../social-tags.ts'

type SongPageProps = { params: Promise<{ lang: string; id: string }> }

/** The texts that an owner's page needs, including those of its dialogs. */
const OWNERS_TEXTS = ['account', 'brief', 'errors', 'music', 'shell', 'song'] as const

/** Read once for the page and its metadata. Null if there is no such song, or if the visitor may not see it. */
const song = cache(async (id: string) => {
  if (!SongId.safeParse({ id }).success) return null
  const api = await createCaller()
  return await foundOrNull(api.music.getById({ id }))
})

export async function generateMetadata({ params }: SongPageProps): Promise<Metadata> {
  const { lang, id } = await params
  const t = await getTranslations({ locale: lang as InterfaceLanguage, namespace: 'song' })
  const found = await song(id)
  if (!found) return missingItemTags(t('page.notFound'))
  const description = t('page.socialDescription', { creator: found.creator ?? t('unknownCreator') })
  return socialTags(sharedSong(found), { language: lang, path: `/song/${id}`, title: found.title, description })
}

export default async function Page({ params }: SongPageProps) {
  const { lang, id } = await params
  const language = lang as InterfaceLanguage
  setRequestLocale(language)
  const found = await song(id)
  if (!found) {
    const t = await getTranslations({ locale: language, namespace: 'song.page' })
    return (
      <MissingItem title={t('notFound')} text={t('notFoundText')} action={t('goCreate')} href="/ai-music-generator" />
    )
  }
  const shared = sharedSong(found)
  const way = [{ name: BRAND, path: '/' }]
  return (
    <>
      {shared && <StructuredData data={recordingData(shared, { siteUrl: siteFacts().address.origin, way })} />}
      {found.isOwner ? (
        <OwnSong
          song={found}
          tier={await ownersTier()}
          language={language}
          messages={pickMessages(await getMessages(), ...OWNERS_TEXTS)}
        />
      ) : (
        <SharedSong song={found} />
      )}
    </>
  )
}
