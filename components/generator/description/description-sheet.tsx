'use client'
import { Lightbulb } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { changeDescription, useDraft } from '#components/draft/draft-store.ts'
import { fieldId } from '#components/generator/field-id.ts'
import { LengthCounter } from '#components/generator/lyrics/length-counter.tsx'
import { onSend } from '#components/generator/lyrics/lyric-sheet.tsx'
import type { Generate } from '#components/generator/use-generate.ts'
import { useInspiration } from '#components/generator/use-writing.ts'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/form/field.tsx'
import { RewriteOffer } from '#components/ui/form/rewrite-offer.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import type { DescriptionRead } from '#lib/schemas/song.ts'

const BriefChips = lazyComponent(() => import('./brief-chips.tsx').then((module) => module.BriefChips))

type DescriptionSheetProps = {
  generate: Generate
  max: number
  /** What is understood of it. */
  read: DescriptionRead | null
}

export function DescriptionSheet({ generate, max, read }: DescriptionSheetProps) {
  const t = useTranslations('generator')
  const { description } = useDraft()
  const { fieldErrors, rewriteFor, clearFieldErrors, submit } = generate
  const inspiration = useInspiration(() => clearFieldErrors('description'))
  return (
    <div className="mt-5 rounded-lg border bg-raised transition-colors has-[:is(input,textarea):focus-visible]:border-soft">
      {/* What is understood stands below the text and grows into the empty part of the sheet, so that nothing moves while somebody writes. */}
      <div className="relative flex min-h-80 flex-col">
        <label htmlFor={fieldId('description')} className="absolute inset-0 cursor-text">
          <span className="sr-only">{t('description')}</span>
        </label>
        <textarea
          id={fieldId('description')}
          aria-invalid={fieldErrors.description !== undefined}
          aria-describedby="description-error"
          placeholder={t('descriptionPlaceholder')}
          value={description}
          rows={3}
          onChange={(event) => {
            changeDescription(event.currentTarget.value)
            clearFieldErrors('description')
          }}
          onKeyDown={onSend(submit)}
          className="relative block min-h-36 w-full resize-none bg-transparent px-4 py-5 font-display text-lg leading-[1.75] outline-none [field-sizing:content] placeholder:text-faint sm:px-6"
        />
        {read && (
          <div className="relative px-4 pb-3 sm:px-6">
            <BriefChips read={read} />
          </div>
        )}
      </div>
      <div className="px-4 has-[svg]:pb-3 sm:px-6">
        <FieldError id="description-error" error={fieldErrors.description} />
        <RewriteOffer
          rewrite={rewriteFor('description')}
          before={description}
          field={fieldId('description')}
          onUse={(text) => {
            changeDescription(text)
            clearFieldErrors('description')
          }}
        />
      </div>
      <div className="flex items-center justify-end gap-3 border-t px-4 py-2">
        <LengthCounter of={description} max={max} />
        <Button size="small" disabled={inspiration.busy} onClick={inspiration.find}>
          {inspiration.busy ? <Spinner /> : <Lightbulb aria-hidden />}
          {inspiration.busy ? t('findingInspiration') : t('inspiration')}
        </Button>
      </div>
    </div>
  )
}
