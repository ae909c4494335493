'use client'
import { useTranslations } from 'next-intl'
import { ChipChoice } from '#components/ui/form/chip-choice.tsx'
import type { ChoiceProps } from './choice-props.ts'
import { semitonesBetween, TONICS } from './tonics.ts'

export function KeyChoice({ choices, chosen, onChoose }: ChoiceProps<'key'>) {
  const t = useTranslations('song.versions')
  const { tonic, mode } = choices.key
  const key = (one: typeof tonic) => t('key', { tonic: t(`tonic.${one}`), mode: t(`mode.${mode}`) })
  const semitones = chosen ? semitonesBetween(tonic, chosen.tonic) : 0
  return (
    <ChipChoice
      label={t('kind.key')}
      hint={
        chosen
          ? t(semitones > 0 ? 'keyUp' : 'keyDown', { key: key(chosen.tonic), count: Math.abs(semitones) })
          : t('nowKey', { key: key(tonic) })
      }
      chips={TONICS.map((value) => ({ value, label: t(`tonic.${value}`), disabled: value === tonic }))}
      chosen={chosen?.tonic}
      onChoose={(value) => onChoose({ kind: 'key', tonic: value })}
    />
  )
}
