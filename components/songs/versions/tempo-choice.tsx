'use client'
import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/form/field.tsx'
import type { ChoiceProps } from './choice-props.ts'

export function TempoChoice({ choices, chosen, onChoose }: ChoiceProps<'tempo'>) {
  const t = useTranslations('song.versions')
  const { bpm, lowBpm, highBpm } = choices.tempo
  const value = chosen ? chosen.tempoBpm : bpm
  // Kept as text, because what is typed on the way to a number is not a tempo yet.
  const [text, setText] = useState(String(value))
  const choose = (typed: string) => {
    setText(typed)
    const tempoBpm = Number(typed)
    const isOther = Number.isInteger(tempoBpm) && tempoBpm > 0 && tempoBpm !== bpm
    onChoose(isOther ? { kind: 'tempo', tempoBpm } : undefined)
  }
  const step = (by: number) => choose(String(Math.min(highBpm, Math.max(lowBpm, value + by))))
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
            value={text}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <Button size="icon" aria-label={t('faster')} disabled={value >= highBpm} onClick={() => step(1)}>
            <Plus aria-hidden />
          </Button>
        </div>
      )}
    </Field>
  )
}
