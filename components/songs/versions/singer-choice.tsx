'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { ChoiceProps } from './choice-props.ts'
import { nameOf } from './use-change-labels.ts'

export function SingerChoice({ choices: { singer }, chosen, onChoose }: ChoiceProps<'singer'>) {
  const t = useTranslations('song.versions')
  const voices = useTranslations('music.voice')
  const group = useId()
  if (!singer) return null
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('kind.singer')}</legend>
      <p className="text-sm text-soft">{t('nowSinger', { singer: nameOf(singer.name) })}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {singer.others.map(({ name, gender, manner }) => (
          <label
            key={name}
            className="flex min-h-11 items-baseline gap-3 rounded-md border border-edge px-4 py-2.5 text-sm transition-colors hover:bg-high has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={chosen?.singer === name}
              onChange={() => onChoose({ kind: 'singer', singer: name })}
            />
            <span className="font-display text-base">{nameOf(name)}</span>
            <span className="min-w-0 opacity-80">
              {t('manner', { gender: voices(gender), manner: t(`manners.${manner}`) })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
