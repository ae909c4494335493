'use client'
import { FileAudio, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { referenceChips } from '#components/brief/reference-chips.ts'
import { useReferenceLabels } from '#components/brief/use-reference-labels.ts'
import type { DraftReference } from '#components/draft/draft.ts'
import { changeDraft } from '#components/draft/draft-store.ts'
import { CutOffNote } from '#components/recordings/upload/cut-off-note.tsx'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { RemovableChip } from '#components/ui/form/removable-chip.tsx'
import type { ReferencePart } from '#lib/engine/browser.ts'
import { useReferenceUse } from './use-reference-use.ts'

type ReferenceSummaryProps = { reference: DraftReference; onChange: () => void }

/** What a recording sets, to be taken out piece by piece, and which parts are overruled by words and settings. */
export function ReferenceSummary({ reference, onChange }: ReferenceSummaryProps) {
  const t = useTranslations('generator.reference')
  const brief = useTranslations('brief')
  const { chipText, overruled } = useReferenceLabels()
  const format = new Intl.ListFormat(useLocale())
  const use = useReferenceUse(reference)
  const { fileName, heard, read, ignored } = reference
  const chips = referenceChips(heard)
  const included = chips.filter(({ part }) => !ignored.includes(part))
  const change = (next: Partial<DraftReference> | null) => {
    changeDraft({ reference: next && { ...reference, ...next } })
    onChange()
  }
  const toggle = (part: ReferencePart) =>
    change({ ignored: ignored.includes(part) ? ignored.filter((one) => one !== part) : [...ignored, part] })
  const other = heard.tempo !== null && !ignored.includes('tempo') ? otherTempo(heard.tempo) : null
  return (
    <div ref={keepPlace} className="rounded-md border border-edge px-4 py-3">
      <div className="flex items-center gap-3">
        <FileAudio aria-hidden className="size-5 shrink-0 text-good" />
        <p className="min-w-0 flex-1 truncate text-sm font-medium">{fileName || t('title')}</p>
        <Button variant="quiet" size="icon" aria-label={t('remove')} onClick={() => change(null)}>
          <X aria-hidden />
        </Button>
      </div>
      {read && <CutOffNote {...read} />}
      <p role="status" className="sr-only">
        {t('heard', { what: format.format(included.map(chipText)) })}
      </p>
      <ul aria-label={t('label')} className="flex flex-wrap gap-2 pt-2">
        {chips.map((chip) => {
          const isOut = ignored.includes(chip.part)
          return (
            <li key={chip.part} className="max-w-full">
              <RemovableChip
                label={chipText(chip)}
                isOut={isOut}
                onPress={() => toggle(chip.part)}
                toggle={{
                  label: brief(isOut ? 'putBack' : 'leaveOut', { chip: chipText(chip) }),
                  onToggle: () => toggle(chip.part),
                }}
              />
            </li>
          )
        })}
      </ul>
      {other !== null && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 mt-1"
          onClick={() => change({ heard: { ...heard, tempo: other } })}
        >
          {t('otherTempo', { bpm: other })}
        </Button>
      )}
      <div aria-live="polite" className="text-xs text-soft wrap-anywhere">
        {use &&
          overruled(heard, use).map((sentence) => (
            <p key={sentence} className="pt-2">
              {sentence}
            </p>
          ))}
      </div>
    </div>
  )
}

/** The other tempo at which people may count the same beats: twice or half as fast. */
const otherTempo = (bpm: number) => (bpm < 100 ? bpm * 2 : Math.round(bpm / 2))
