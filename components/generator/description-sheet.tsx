'use client'
import { Lightbulb } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { RewriteOffer } from '#components/works/rewrite-offer.tsx'
import { changeDraft, useDraft } from './desk.ts'
import { Length } from './length.tsx'
import { onSend } from './lyric-sheet.tsx'
import { type Generate, spotId } from './use-generate.ts'
import { useInspiration } from './use-writing.ts'

export function DescriptionSheet({ generate, max }: { generate: Generate; max: number }) {
  const t = useTranslations('generator')
  const { description } = useDraft()
  const { complaints, rewriteAt, forgive, submit } = generate
  const inspiration = useInspiration(() => forgive('description'))
  return (
    <div className="mt-5 rounded-lg border bg-raised transition-colors has-[:is(input,textarea):focus-visible]:border-soft">
      <textarea
        id={spotId('description')}
        aria-label={t('description')}
        aria-invalid={complaints.description !== undefined}
        aria-describedby="description-complaint"
        placeholder={t('descriptionPlaceholder')}
        value={description}
        rows={7}
        onChange={(event) => {
          changeDraft({ description: event.currentTarget.value })
          forgive('description')
        }}
        onKeyDown={onSend(submit)}
        className="block min-h-56 w-full resize-none bg-transparent px-4 py-5 font-display text-lg leading-[1.75] outline-none [field-sizing:content] placeholder:text-faint sm:px-6"
      />
      <div className="px-4 has-[svg]:pb-3 sm:px-6">
        <FieldError id="description-complaint" error={complaints.description} />
        <RewriteOffer
          rewrite={rewriteAt('description')}
          before={description}
          field={spotId('description')}
          onUse={(text) => {
            changeDraft({ description: text })
            forgive('description')
          }}
        />
      </div>
      <div className="flex items-center justify-end gap-3 border-t px-4 py-2">
        <Length of={description} max={max} />
        <Button size="small" disabled={inspiration.busy} onClick={inspiration.find}>
          {inspiration.busy ? <Spinner /> : <Lightbulb aria-hidden />}
          {inspiration.busy ? t('findingInspiration') : t('inspiration')}
        </Button>
      </div>
    </div>
  )
}
