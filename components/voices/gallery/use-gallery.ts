'use client'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { trpc } from '#components/providers/trpc.tsx'
import { VOICE_CATEGORIES } from '#lib/catalog/voices/categories.ts'
import { unpackVoices } from '#lib/catalog/voices/voice-list.ts'
import { fetchMessages } from '#lib/i18n/fetch-messages.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { galleryOf } from './find-voices.ts'

/** All voices. They are fetched once for the life of the page, and unpacked when the page is idle. */
export function useGallery() {
  const utils = trpc.useUtils()
  const language = useLocale() as InterfaceLanguage
  const t = useTranslations('voices')
  return useQuery({
    queryKey: ['gallery', language],
    queryFn: async ({ signal }) => {
      const { url } = await utils.voiceCover.getVoiceList.fetch()
      const [answer, { 'voice-kinds': kinds }] = await Promise.all([
        fetch(url, { signal }),
        fetchMessages(language, ['voice-kinds']),
      ])
      if (!answer.ok) throw new Error(`The list of voices answers ${answer.status}`)
      const packed = await answer.text()
      await idle()
      const voices = unpackVoices(packed)
      const words = {
        ...kinds?.words,
        ...Object.fromEntries(VOICE_CATEGORIES.map((one) => [one, t(`category.${one}`)])),
      }
      return { gallery: galleryOf(voices, { language, words, ...(kinds && { searchedAs: kinds.searchedAs }) }), kinds }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** Resolves when the browser is idle; not every browser can tell. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else resolve()
  })
