'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormResetKey } from '#components/session/form-reset.ts'
import { SignInPrompt } from '#components/session/sign-in/sign-in-prompt.tsx'
import { useMeQuery } from '#components/session/use-me.ts'
import { BackLink } from '#components/ui/link/back-link.tsx'
import { LoadAgain } from '#components/ui/prompt.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { useDemoLifecycle } from '#components/voices/demo/demo.ts'
import { OwnVoiceList } from '#components/voices/own/own-voice-list.tsx'
import { useOwnVoices } from '#components/voices/own/use-own-voices.ts'
import { OWN_VOICE } from '#lib/catalog/voices/own-voice.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { OwnVoiceForm } from './own-voice-form.tsx'

/** Makes a voice of the person's own, and shows those that there are. */
export function OwnVoicePage() {
  const t = useTranslations('own-voice')
  const voices = useTranslations('voices')
  useDemoLifecycle()
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8 px-4 pt-4 pb-16 sm:px-8">
      <header>
        <BackLink path="/ai-music-cover" label={voices('back')} className="mb-4" />
        <h1 className="font-display text-2xl font-medium">{t('title')}</h1>
        <p className="max-w-xl pt-2 text-soft">{t('text')}</p>
        <p className="max-w-xl pt-2 text-soft">{t('private')}</p>
      </header>
      <OwnVoices />
    </div>
  )
}

function OwnVoices() {
  const t = useTranslations('own-voice')
  const router = useRouter()
  const language = useLocale()
  const me = useMeQuery()
  const { data: voices, isError, refetch } = useOwnVoices()
  // Who has the form keeps it, with what they have recorded, when their session ends. A log-out takes it away.
  const formKey = useFormResetKey()
  const [keptKey, setKeptKey] = useState<number>()
  if (voices && voices.length < OWN_VOICE.mostVoices && keptKey !== formKey) setKeptKey(formKey)
  const isKept = keptKey === formKey
  if (me.data === null && !isKept) {
    return <SignInPrompt text={t('signedOut')} label={t('signIn')} variant="accent" size="large" />
  }
  if (!voices && !isKept && (me.isError || isError)) {
    const reload = () => void (me.isError ? me.refetch() : refetch())
    return <LoadAgain text={t('loadFailed')} label={t('reload')} onPress={reload} />
  }
  if (!voices && !isKept) return <Spinner className="text-accent" />
  const count = voices?.length ?? 0
  return (
    <>
      {voices && count > 0 && (
        <section aria-labelledby="own-voices" className="flex flex-col gap-3">
          <h2 id="own-voices" className="font-display text-lg font-medium">
            {t('list')}
          </h2>
          <OwnVoiceList voices={voices} />
        </section>
      )}
      {count >= OWN_VOICE.mostVoices ? (
        <p className="text-soft">{t('full', { count })}</p>
      ) : (
        <OwnVoiceForm onMade={({ slug }) => router.push(localPath(language, `/ai-music-cover/${slug}`))} />
      )}
    </>
  )
}
