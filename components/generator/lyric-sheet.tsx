'use client'
import { PenLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { lazily } from '#components/ui/lazily.tsx'
import { onEnter } from '#components/ui/on-enter.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import { RewriteOffer } from '#components/works/rewrite-offer.tsx'
import { TITLE_MAX } from '#lib/catalog/limits.ts'
import { changeDraft, useDraft } from './desk.ts'
import { noteCaret } from './insert-tag.ts'
import { Length } from './length.tsx'
import { LyricShape } from './lyric-shape.tsx'
import { SectionTags } from './section-tags.tsx'
import { spotId } from './spot-id.ts'
import { type Generate, useLyricsMax } from './use-generate.ts'
import { useWriteLyrics } from './use-writing.ts'

const OwnWords = lazily(() => import('./own-words.tsx').then((module) => module.OwnWords))

/** The sheet of paper: a title, the words, and the parts that can be added to them. */
export function LyricSheet({ generate }: { generate: Generate }) {
  const t = useTranslations('generator')
  const { title, lyrics, instrumental } = useDraft()
  const { complaints, rewriteAt, forgive, submit } = generate
  const lyricsMax = useLyricsMax()
  const writing = useWriteLyrics(generate)
  return (
    <div className="mt-5 rounded-lg border bg-raised transition-colors has-[:is(input,textarea):focus-visible]:border-soft">
      <div className="flex flex-wrap items-center gap-x-3 border-b px-4 py-1.5 sm:flex-nowrap sm:px-6">
        <input
          id={spotId('title')}
          aria-label={t('title')}
          aria-invalid={complaints.title !== undefined}
          aria-describedby="title-complaint"
          placeholder={t('titlePlaceholder')}
          autoComplete="off"
          value={title}
          onChange={(event) => {
            changeDraft({ title: event.currentTarget.value })
            forgive('title')
          }}
          onKeyDown={onEnter(() => document.getElementById(spotId('lyrics'))?.focus())}
          className="min-h-12 min-w-0 bg-transparent max-sm:basis-full sm:flex-1 font-display text-xl font-medium outline-none placeholder:text-faint"
        />
        <Length of={title} max={TITLE_MAX} />
        <Button
          look="quiet"
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
        <FieldError id="title-complaint" error={complaints.title} />
        <RewriteOffer
          rewrite={rewriteAt('title')}
          before={title}
          field={spotId('title')}
          onUse={(text) => {
            changeDraft({ title: text })
            forgive('title')
          }}
        />
      </div>
      {/* What will be sung takes its room from the field, so that nothing below moves while somebody writes. */}
      <div className="lyric-room flex flex-col">
        <div className="flex min-h-0 grow overflow-hidden">
          <textarea
            id={spotId('lyrics')}
            aria-label={t('lyrics')}
            aria-invalid={complaints.lyrics !== undefined}
            aria-describedby="lyrics-complaint"
            placeholder={t('lyricsPlaceholder')}
            value={lyrics}
            rows={11}
            spellCheck
            onFocus={noteCaret}
            onChange={(event) => {
              changeDraft({ lyrics: event.currentTarget.value })
              forgive('lyrics')
            }}
            onKeyDown={onSend(submit)}
            className={`min-w-0 flex-1 resize-none bg-transparent px-4 py-5 font-display text-lg leading-[1.75] outline-none [field-sizing:content] placeholder:text-faint sm:px-6 ${instrumental ? 'opacity-45' : ''}`}
          />
          <LyricShape lyrics={lyrics} />
        </div>
        {lyrics.trim() !== '' && <OwnWords />}
      </div>
      <div className="px-4 has-[svg]:pb-3 sm:px-6">
        <FieldError id="lyrics-complaint" error={complaints.lyrics} />
        <RewriteOffer
          rewrite={rewriteAt('lyrics')}
          before={lyrics}
          field={spotId('lyrics')}
          onUse={(text) => {
            changeDraft({ lyrics: text })
            forgive('lyrics')
          }}
        />
      </div>
      <div className="border-t px-2 py-2 sm:px-4">
        <SectionTags>
          <Length of={lyrics} max={lyricsMax} className="ml-auto pr-2" />
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
