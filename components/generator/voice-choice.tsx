'use client'
import { useTranslations } from 'next-intl'
import { Switch } from '#components/ui/switch.tsx'
import type { Gender } from '#lib/schemas/song.ts'
import { changeDraft, useDraft } from './desk.ts'

const GENDERS: readonly Gender[] = ['f', 'm', 'random']

export function VoiceChoice({ hasInstrumental }: { hasInstrumental: boolean }) {
  const t = useTranslations('generator')
  const names = useTranslations('music.voice')
  const draft = useDraft()
  const { gender } = draft
  const instrumental = hasInstrumental && draft.instrumental
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <fieldset disabled={instrumental} className="flex items-center gap-3 disabled:opacity-45">
        <legend className="sr-only">{names('label')}</legend>
        <span aria-hidden className="text-sm font-medium text-soft max-sm:sr-only">
          {names('label')}
        </span>
        <div className="flex rounded-full border border-edge p-0.5">
          {GENDERS.map((value) => (
            <label
              key={value}
              className="flex min-h-10 items-center rounded-full px-4 text-sm text-soft transition-colors hover:text-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="gender"
                className="sr-only"
                checked={gender === value}
                onChange={() => changeDraft({ gender: value })}
              />
              {names(value)}
            </label>
          ))}
        </div>
      </fieldset>
      {hasInstrumental && (
        <Switch
          label={t('instrumental')}
          {...(instrumental ? { hint: t('instrumentalHint') } : {})}
          on={instrumental}
          onChange={(on) => changeDraft({ instrumental: on })}
        />
      )}
    </div>
  )
}
