'use client'
import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import type { ChoiceProps } from './choice-props.ts'

export function TempoChoice({ choices, chosen, onChoose }: ChoiceProps<'tempo'>) {
  const t = useTranslations('song.versions')
  const { bpm, lowBpm, highBpm } = choices.tempo
  const value = chosen ? chosen.tempoBpm : bpm
  const choose = (tempoBpm: number) => onChoose(tempoBpm === bpm ? undefined : { kind: 'tempo', tempoBpm })
  const step = (by: number) => choose(Math.min(highBpm, Math.max(lowBpm, value + by)))
  return (
    <Field label={t('tempo')} hint={t('tempoHint', { bpm, low: lowBpm, high: highBpm })}>
      {(field) => (
        <div className="flex items-center gap-2">
          <Button size="icon" aria-label={t('slower')} disabled={value <= lowBpm} onClick={() => step(-1)}>
            <Minus aria-hidden />
          </Button>
          <input
            {...field}
            type="number"
            inputMode="numeric"
            className="input tabular max-w-24 text-center text-lg [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
            min={lowBpm}
            max={highBpm}
            value={Number.isNaN(value) ? '' : value}
            onChange={({ currentTarget: { valueAsNumber } }) => choose(Math.round(valueAsNumber))}
          />
          <Button size="icon" aria-label={t('faster')} disabled={value >= highBpm} onClick={() => step(1)}>
            <Plus aria-hidden />
          </Button>
        </div>
      )}
    </Field>
  )
}
