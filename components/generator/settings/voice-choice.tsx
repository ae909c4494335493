'use client'
import { useTranslations } from 'next-intl'
import { changeDraft, currentDraft, useDraft } from '#components/draft/draft-store.ts'
import { CONTROLS } from '#components/generator/focus-control.ts'
import { SegmentedControl } from '#components/ui/form/segmented-control.tsx'
import { Switch } from '#components/ui/form/switch.tsx'
import type { DescriptionRead, Gender } from '#lib/schemas/song.ts'
import { shownSettings, withGender, withInstrumental } from './shown-settings.ts'

const GENDERS: readonly Gender[] = ['f', 'm', 'random']

/** Chooses who sings, if anybody. Until a person chooses, it shows what the description says. */
export function VoiceChoice({ read }: { read: DescriptionRead | null }) {
  const t = useTranslations('generator')
  const names = useTranslations('music.voice')
  const draft = useDraft()
  const { gender, instrumental } = shownSettings(draft, read)
  // Beside a description there are no lyrics to keep.
  const hint = instrumental && draft.tab === 'lyrics' ? { hint: t('instrumentalHint') } : {}
  return (
    <div id={CONTROLS.voice} className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <fieldset disabled={instrumental} className="flex items-center gap-3 disabled:opacity-45">
        <legend className="sr-only">{names('label')}</legend>
        <span aria-hidden className="text-sm font-medium text-soft max-sm:sr-only">
          {names('label')}
        </span>
        <SegmentedControl
          name="gender"
          segments={GENDERS.map((value) => ({ value, label: names(value) }))}
          chosen={gender}
          onChoose={(value) => changeDraft(withGender(currentDraft(), value))}
        />
      </fieldset>
      <Switch
        label={t('instrumental')}
        {...hint}
        on={instrumental}
        onChange={(on) => changeDraft(withInstrumental(currentDraft(), on))}
      />
    </div>
  )
}
