'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { demo, useDemo } from './demo.ts'
import { DemoIcon } from './demo-icon.tsx'

/** The same phrase in this voice and in no voice in particular, to compare. */
export function DemoPair({ name, demoAudioUrl }: { name: string; demoAudioUrl: string }) {
  const t = useTranslations('voices')
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('compare')}</legend>
      <DemoButton url={demoAudioUrl} text={t('thisVoice')} label={(key) => t(key, { name })} look="plain" />
      <DemoButton
        url={`${demoAudioUrl}?neutral`}
        text={t('neutralVoice')}
        label={(key) => t(key, { name: t('neutralVoice') })}
        look="quiet"
      />
    </fieldset>
  )
}

type DemoButtonProps = {
  url: string
  text: string
  label: (key: 'playDemo' | 'stopDemo') => string
  look: 'plain' | 'quiet'
}

function DemoButton({ url, text, label, look }: DemoButtonProps) {
  const state = useDemo(url)
  return (
    <Button
      look={state === 'silent' ? look : 'accent'}
      aria-label={label(state === 'silent' ? 'playDemo' : 'stopDemo')}
      onClick={() => demo.toggle(url)}
    >
      <DemoIcon state={state} />
      {text}
    </Button>
  )
}
