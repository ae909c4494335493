'use client'
import { useTranslations } from 'next-intl'
import { ChipChoice } from '#components/ui/form/chip-choice.tsx'
import type { ChoiceProps } from './choice-props.ts'

export function StyleChoice({ choices: { style }, chosen, onChoose }: ChoiceProps<'style'>) {
  const t = useTranslations('song.versions')
  const names = useTranslations('music.style')
  const key = style.name as 'Pop'
  return (
    <ChipChoice
      label={t('kind.style')}
      hint={t('nowStyle', { style: names.has(key) ? names(key) : style.name })}
      chips={style.others.map((name) => ({ value: name, label: names(name) }))}
      chosen={chosen?.style}
      onChoose={(name) => onChoose({ kind: 'style', style: name })}
    />
  )
}
