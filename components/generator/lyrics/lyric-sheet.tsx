'use client'
import { PenLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { changeDraft, useDraft } from '#components/draft/draft-store.ts'
import { fieldId } from '#components/generator/field-id.ts'
import { type Generate, useLyricsMax } from '#components/generator/use-generate.ts'
import { useWriteLyrics } from '#components/generator/use-writing.ts'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/form/field.tsx'
import { onEnter } from '#components/ui/form/on-enter.ts'
import { RewriteOffer } from '#components/ui/form/rewrite-offer.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { TITLE_MAX } from '#lib/catalog/limits.ts'
import { noteCaret } from './insert-tag.ts'
import { LengthCounter } from './length-counter.tsx'
import { LyricShape } from './lyric-shape.tsx'
import { SectionTags } from './section-tags.tsx'

const OwnWords = lazyComponent(() => import('./own-words.tsx').then((module) => module.OwnWords))

/** The sheet of paper: a title, the words, and the parts that can be added to them. */
export function LyricSheet({ generate }: { generate: Generate }) {
  const t = useTranslations('generator')
  const { title, lyrics, instrumental } = useDraft()
  const { fieldErrors, rewriteFor, clearFieldErrors, submit } = generate
  const lyricsMax = useLyricsMax()
  const writing = useWriteLyrics(generate)
  return (
    <div className="mt-5 rounded-lg border bg-raised transition-colors has-[:is(input,textarea):focus-visible]:border-soft">
      <div className="flex flex-wrap items-center gap-x-3 border-b px-4 py-1.5 sm:flex-nowrap sm:px-6">
        <input
          id={fieldId('title')}
          aria-label={t('title')}
          aria-invalid={fieldErrors.title !== undefined}
          aria-describedby="title-error"
          placeholder={t('titlePlaceholder')}
          autoComplete="off"
          value={title}
          onChange={(event) => {
            changeDraft({ title: event.currentTarget.value })
            clearFieldErrors('title')
          }}
          onKeyDown={onEnter(() => document.getElementById(fieldId('lyrics'))?.focus())}
          className="min-h-12 min-w-0 bg-transparent max-sm:basis-full sm:flex-1 font-display text-xl font-medium outline-none placeholder:text-faint"
        />
        <LengthCounter of={title} max={TITLE_MAX} />
        <Button
          variant="quiet"
          size="small"
          className="-mr-3 max-sm:ml-auto"
          disabled={writing.busy}
          onClick={writing.write}
        >
          {writing.busy ? <Spinner /> : <PenLine aria-hidden />}
          {writing.busy ? t('writingLyrics') : t('writeLyrics')}
        </Button>
      </div>
      <div className="px-4 has-[svg]:pt-3 sm:px-6">
        <FieldError id="title-error" error={fieldErrors.title} />
        <RewriteOffer
          rewrite={rewriteFor('title')}
          before={title}
          field={fieldId('title')}
          onUse={(text) => {
            changeDraft({ title: text })
            clearFieldErrors('title')
          }}
        />
      </div>
      {/* What will be sung takes its room from the field, so that nothing below moves while somebody writes. */}
      <div className="lyric-room flex flex-col">
        <div className="flex min-h-0 grow overflow-hidden">
          <textarea
            id={fieldId('lyrics')}
            aria-label={t('lyrics')}
            aria-invalid={fieldErrors.lyrics !== undefined}
            aria-describedby="lyrics-error"
            placeholder={t('lyricsPlaceholder')}
            value={lyrics}
            rows={11}
            spellCheck
            onFocus={noteCaret}
            onChange={(event) => {
              changeDraft({ lyrics: event.currentTarget.value })
              clearFieldErrors('lyrics')
            }}
            onKeyDown={onSend(submit)}
            className={`min-w-0 flex-1 resize-none bg-transparent px-4 py-5 font-display text-lg leading-[1.75] outline-none [field-sizing:content] placeholder:text-faint sm:px-6 ${instrumental ? 'opacity-45' : ''}`}
          />
          <LyricShape lyrics={lyrics} />
        </div>
        {lyrics.trim() !== '' && <OwnWords />}
      </div>
      <div className="px-4 has-[svg]:pb-3 sm:px-6">
        <FieldError id="lyrics-error" error={fieldErrors.lyrics} />
        <RewriteOffer
          rewrite={rewriteFor('lyrics')}
          before={lyrics}
          field={fieldId('lyrics')}
          onUse={(text) => {
            changeDraft({ lyrics: text })
            clearFieldErrors('lyrics')
          }}
        />
      </div>
      <div className="border-t px-2 py-2 sm:px-4">
        <SectionTags>
          <LengthCounter of={lyrics} max={lyricsMax} className="ml-auto pr-2" />
        </SectionTags>
      </div>
    </div>
  )
}

/** Control or command with Enter sends from within the words. */
export function onSend(submit: () => void) {
  const act = onEnter(submit)
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) act(event)
  }
}
