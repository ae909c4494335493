'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CoverForm } from '#components/covers/form/cover-form.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { BackLink } from '#components/ui/link/back-link.tsx'
import { useDemoLifecycle } from '#components/voices/demo/demo.ts'
import { VoiceHeader } from '#components/voices/voice-header.tsx'
import type { VoiceView } from '#lib/schemas/voice.ts'
import { CoverQuestions } from './cover-questions.tsx'

const CoverList = lazyComponent(() => import('#components/covers/cover-list.tsx').then((module) => module.CoverList))

/**
 * One voice with the form that has it sing a song. The covers made so far stand beside it, or below it on a phone;
 * after that comes everything else about the voice.
 */
export function VoicePage({ voice, children }: { voice: VoiceView; children?: ReactNode }) {
  const t = useTranslations('voices')
  useDemoLifecycle()
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_23rem]">
      <article className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pt-4 pb-8 sm:px-8">
        <BackLink path="/ai-music-cover" label={t('back')} className="-mb-4 self-start" />
        <VoiceHeader voice={voice} />
        <CoverForm voice={voice} />
      </article>
      <aside
        aria-label={t('covers.title')}
        className="max-lg:mx-auto max-lg:w-full max-lg:max-w-3xl max-lg:sm:px-4 lg:sticky lg:top-(--header-height) lg:row-span-2 lg:h-[calc(100dvh-var(--header-height)-var(--player-height))] lg:border-l"
      >
        <CoverList />
      </aside>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pb-16 sm:px-8">
        {children}
        <CoverQuestions isOwn={voice.isOwn} />
      </div>
    </div>
  )
}
