'use client'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CoverForm } from '#components/covers/cover-form.tsx'
import { LocalLink } from '#components/layout/local-link.tsx'
import { Button } from '#components/ui/button.tsx'
import { lazily } from '#components/ui/lazily.tsx'
import type { VoiceView } from '#lib/schemas/voice.ts'
import { CoverQuestions } from './cover-questions.tsx'
import { useDemoManners } from './demo.ts'
import { VoiceHeader } from './voice-header.tsx'

const CoverList = lazily(() => import('#components/covers/cover-list.tsx').then((module) => module.CoverList))

/** One voice, the form that has a song sung by it, and beside it what was made so far. */
export function VoicePage({ voice }: { voice: VoiceView }) {
  const t = useTranslations('voices')
  useDemoManners()
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
      <article className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pt-4 pb-16 sm:px-8">
        <Button asChild look="quiet" size="small" className="-mb-4 -ml-3 self-start">
          <LocalLink href="/ai-music-cover">
            <ArrowLeft aria-hidden />
            {t('back')}
          </LocalLink>
        </Button>
        <VoiceHeader voice={voice} />
        <CoverForm voice={voice} />
        <CoverQuestions isOwn={voice.isOwn} />
      </article>
      <aside
        aria-label={t('covers.title')}
        className="max-lg:border-t lg:sticky lg:top-(--header-height) lg:h-[calc(100dvh-var(--header-height)-var(--player-height))] lg:border-l"
      >
        <CoverList />
      </aside>
    </div>
  )
}
