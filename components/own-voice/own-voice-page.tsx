'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { openSignIn } from '#components/providers/sign-in-gate.ts'
import { useMeQuery } from '#components/session/use-me.ts'
import { Button } from '#components/ui/button.tsx'
import { BackLink } from '#components/ui/link/back-link.tsx'
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
  if (me.data === null) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-soft">{t('signedOut')}</p>
        <Button variant="accent" size="large" onClick={() => openSignIn()}>
          {t('signIn')}
        </Button>
      </div>
    )
  }
  if (me.isError || isError) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-soft">{t('loadFailed')}</p>
        <Button onClick={() => void (me.isError ? me.refetch() : refetch())}>{t('reload')}</Button>
      </div>
    )
  }
  if (!voices) return <Spinner className="text-accent" />
  const isFull = voices.length >= OWN_VOICE.mostVoices
  return (
    <>
      {voices.length > 0 && (
        <section aria-labelledby="own-voices" className="flex flex-col gap-3">
          <h2 id="own-voices" className="font-display text-lg font-medium">
            {t('list')}
          </h2>
          <OwnVoiceList voices={voices} />
        </section>
      )}
      {isFull ? (
        <p className="text-soft">{t('full', { count: voices.length })}</p>
      ) : (
        <OwnVoiceForm onMade={({ slug }) => router.push(localPath(language, `/ai-music-cover/${slug}`))} />
      )}
    </>
  )
}
