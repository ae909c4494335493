import type { Metadata } from 'next'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { cache } from 'react'
import { coverTitle } from '#components/covers/cover-tracks.ts'
import { OwnCover } from '#components/covers/page/lazy-own-cover.ts'
import { SharedCover } from '#components/covers/page/shared-cover.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pickMessages } from '#lib/i18n/messages.ts'
import { CoverId } from '#lib/schemas/cover.ts'
import { BRAND } from '#lib/site/brand.ts'
import { sharedCover } from '#lib/site/shared-creation.ts'
import { recordingData } from '#lib/site/structured-data.ts'
import { createCaller } from '#server/api/caller.ts'
import { siteFacts } from '#server/env.ts'
import { foundOrNull, MissingItem, missingItemTags } from '../../../missing-item.tsx'
import { ownersTier } from '../../owners-tier.ts'
import { socialTags } from '../../social-tags.ts'

type CoverPageProps = { params: Promise<{ lang: string; id: string }> }

/** The texts that an owner's page needs, including those of its dialogs. */
const OWNERS_TEXTS = ['account', 'covers', 'errors', 'music', 'shell', 'song'] as const

/** Read once for the page and its metadata. Null if there is no such cover, or if the visitor may not see it. */
const cover = cache(async (id: string) => {
  if (!CoverId.safeParse({ id }).success) return null
  const api = await createCaller()
  const found = await foundOrNull(api.voiceCover.getById({ id }))
  return found?.kind === 'cover' ? found : null
})

export async function generateMetadata({ params }: CoverPageProps): Promise<Metadata> {
  const { lang, id } = await params
  const locale = lang as InterfaceLanguage
  const t = await getTranslations({ locale, namespace: 'covers.page' })
  const song = await getTranslations({ locale, namespace: 'song' })
  const found = await cover(id)
  if (!found) return missingItemTags(t('notFound'))
  const { voiceModelName: voice, creator } = found
  const description = t('socialDescription', { voice, creator: creator ?? song('unknownCreator') })
  const [path, title] = [`/voice-cover/${id}`, coverTitle(found)]
  return socialTags(sharedCover(found), { language: lang, path, title, description })
}

export default async function Page({ params }: CoverPageProps) {
  const { lang, id } = await params
  const locale = lang as InterfaceLanguage
  setRequestLocale(locale)
  const found = await cover(id)
  if (!found) {
    const t = await getTranslations({ locale, namespace: 'covers.page' })
    return <MissingItem title={t('notFound')} text={t('notFoundText')} action={t('goVoices')} href="/ai-music-cover" />
  }
  const shared = sharedCover(found)
  const voices = await getTranslations({ locale, namespace: 'voices' })
  const way = [
    { name: BRAND, path: '/' },
    { name: voices('title'), path: '/ai-music-cover' },
  ]
  return (
    <>
      {shared && <StructuredData data={recordingData(shared, { siteUrl: siteFacts().address.origin, way })} />}
      {found.isOwner ? (
        <OwnCover
          cover={found}
          tier={await ownersTier()}
          language={locale}
          messages={pickMessages(await getMessages(), ...OWNERS_TEXTS)}
        />
      ) : (
        <SharedCover cover={found} />
      )}
    </>
  )
}
