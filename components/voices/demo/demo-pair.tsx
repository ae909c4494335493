'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { demo, useDemo } from './demo.ts'
import { DemoIcon } from './demo-icon.tsx'

/** The same phrase in this voice and in a neutral one, to compare. */
export function DemoPair({ demoAudioUrl }: { demoAudioUrl: string }) {
  const t = useTranslations('voice')
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('compare')}</legend>
      <DemoButton url={demoAudioUrl} text={t('thisVoice')} />
      <DemoButton url={`${demoAudioUrl}?neutral`} text={t('neutralVoice')} />
    </fieldset>
  )
}

function DemoButton({ url, text }: { url: string; text: string }) {
  const state = useDemo(url)
  const isSounding = state !== 'silent'
  return (
    <Button variant={isSounding ? 'accent' : 'plain'} aria-pressed={isSounding} onClick={() => demo.toggle(url)}>
      <DemoIcon state={state} />
      {text}
    </Button>
  )
}
