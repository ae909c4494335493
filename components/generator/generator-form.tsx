'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import {
  applyPresetStyle,
  changeDraft,
  currentDraft,
  showTab,
  takeFocusRequest,
  useDraft,
} from '#components/draft/draft-store.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { Switch } from '#components/ui/form/switch.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { DescriptionSheet } from './description/description-sheet.tsx'
import { useBrief } from './description/use-brief.ts'
import { fieldId } from './field-id.ts'
import { GenerateBar } from './generate-bar.tsx'
import { LyricSheet } from './lyrics/lyric-sheet.tsx'
import { ReferenceOption } from './reference/reference-option.tsx'
import { descriptionMax, type Place } from './request.ts'
import { MoreOptions } from './settings/more-options.tsx'
import { SettingsLine } from './settings/settings-line.tsx'
import { VoiceChoice } from './settings/voice-choice.tsx'
import { useGenerate } from './use-generate.ts'

const RestoreDraft = lazyComponent(() => import('./restore-draft.tsx').then((module) => module.RestoreDraft))

type GeneratorFormProps = {
  place?: Place
  /** The style that the page begins with, until somebody chooses settings. */
  presetStyle?: string
  /** The button that opens it, on screens that have no room for it beside the form. */
  history?: ReactNode
  /** Called when a song has begun and the form is free for the next one. */
  onMade?: () => void
}

export function GeneratorForm({ place = 'studio', presetStyle, history, onMade }: GeneratorFormProps) {
  const t = useTranslations('generator')
  const { tab, customMode, before } = useDraft()
  const generate = useGenerate(place, onMade)
  const read = useBrief()
  useLayoutEffect(() => applyPresetStyle(presetStyle ?? null), [presetStyle])
  useEffect(() => {
    // React may not have drawn the prefilled draft yet, so the tab is read from the current draft.
    const field = document.getElementById(fieldId(currentDraft().tab))
    if (field && takeFocusRequest()) field.focus({ preventScroll: true })
  })
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col px-4 pt-3 sm:px-8">
      {before && <RestoreDraft before={before} />}
      <Tabs
        label={t('tabs')}
        tabs={[
          { key: 'lyrics', label: t('lyrics'), content: () => <LyricSheet generate={generate} /> },
          {
            key: 'description',
            label: t('description'),
            content: () => <DescriptionSheet generate={generate} max={descriptionMax(place)} read={read} />,
          },
        ]}
        chosen={tab}
        onChoose={(key) => {
          showTab(key)
          generate.setFieldErrors({})
        }}
        aside={<ModelBadge />}
      />
      <p className="pt-3 text-xs text-faint">{t('warning')}</p>
      <div className="flex flex-col gap-5 py-6">
        <SettingsLine generate={generate} />
        <VoiceChoice read={read} />
        {tab === 'lyrics' && place === 'site' && (
          <Switch
            label={t('customMode')}
            hint={t('customModeHint')}
            on={customMode}
            onChange={(on) => changeDraft({ customMode: on })}
          />
        )}
        {place === 'studio' && <ReferenceOption generate={generate} />}
        <MoreOptions read={read} />
      </div>
      <GenerateBar generate={generate} history={history} />
    </div>
  )
}

function ModelBadge() {
  const t = useTranslations('generator')
  const { data } = trpc.music.model.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  return <span className="text-xs text-faint max-sm:hidden">{data ? t('model', { name: data.name }) : ''}</span>
}
