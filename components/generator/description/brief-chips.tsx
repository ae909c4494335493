'use client'
import { useLocale, useTranslations } from 'next-intl'
import { chipsOf } from '#components/brief/chips-of.ts'
import { useBriefLabels } from '#components/brief/use-brief-labels.ts'
import { changeDraft, currentDraft, useDraft } from '#components/draft/draft-store.ts'
import { focusControl } from '#components/generator/focus-control.ts'
import { type FormChip, formChips, withIgnored, withoutIgnored } from '#components/generator/settings/shown-settings.ts'
import { RemovableChip } from '#components/ui/form/removable-chip.tsx'
import type { DescriptionRead } from '#lib/schemas/song.ts'

/**
 * What was understood of the description, to correct or take out before the song is made, and what was not understood.
 */
export function BriefChips({ read }: { read: DescriptionRead }) {
  const t = useTranslations('brief')
  const { chipText, notUnderstood, overruled } = useBriefLabels()
  const draft = useDraft()
  const chips = formChips(chipsOf(read), draft, read, useLocale())
  const { ignored } = draft
  const sentences = [
    ...(read.notUnderstood.length > 0 ? [notUnderstood(read.notUnderstood)] : []),
    ...overruled({ ...read, overruled: read.overruled.filter(({ what }) => !ignored.includes(what)) }),
  ]
  const understood = chips.filter(({ isOut }) => !isOut).map(({ chip }) => chipText(chip))
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {understood.length > 0 && t('understood', { what: understood.join(', ') })}
      </p>
      <ul aria-label={t('label')} className="flex flex-wrap gap-2">
        {chips.map((one) => (
          <li key={one.chip.name} className="max-w-full">
            <RemovableChip
              label={chipText(one.chip)}
              isOut={one.isOut}
              onPress={() => (one.isOut ? toggle(one) : focusControl(one.chip))}
              toggle={
                one.canGo
                  ? {
                      label: t(one.isOut ? 'putBack' : 'leaveOut', { chip: chipText(one.chip) }),
                      onToggle: () => toggle(one),
                    }
                  : null
              }
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="text-xs text-soft wrap-anywhere">
        {sentences.map((sentence) => (
          <p key={sentence} className="pt-2">
            {sentence}
          </p>
        ))}
      </div>
    </>
  )
}

function toggle({ chip, isOut }: FormChip): void {
  changeDraft((isOut ? withoutIgnored : withIgnored)(currentDraft(), chip.name))
}
