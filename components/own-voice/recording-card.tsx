'use client'
import { RotateCcw, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { demo, useDemo } from '#components/voices/demo/demo.ts'
import { DemoIcon } from '#components/voices/demo/demo-icon.tsx'
import { LevelLine } from './level-line.tsx'
import type { Recording } from './use-recorder.ts'

type RecordingCardProps = { recording: Recording; isSent: boolean; onDrop: () => void }

/** What will be sent, to be heard before. */
export function RecordingCard({ recording, isSent, onDrop }: RecordingCardProps) {
  const t = useTranslations('own-voice')
  const { file, url, recorded } = recording
  const state = useDemo(url)
  return (
    <section ref={keepPlace} aria-label={t('recorder.take')} className="flex flex-col gap-3">
      {recorded && <LevelLine levels={recorded.levels} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button aria-pressed={state !== 'silent'} onClick={() => demo.toggle(url)}>
          <DemoIcon state={state} />
          {t('recorder.listen')}
        </Button>
        <p className="tabular min-w-0 truncate text-sm text-soft">
          {recorded ? t('recorder.elapsed', { seconds: Math.floor(recorded.seconds) }) : file.name}
        </p>
        <Button variant="quiet" className="-mr-4 ml-auto" disabled={isSent} onClick={onDrop}>
          {recorded ? <RotateCcw aria-hidden /> : <X aria-hidden />}
          {recorded ? t('recorder.again') : t('file.remove')}
        </Button>
      </div>
    </section>
  )
}
