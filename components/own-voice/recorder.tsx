'use client'
import { Mic, Square } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { focusOnMount } from '#components/ui/focus/focus-on-mount.ts'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { FieldError } from '#components/ui/form/field.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { OWN_VOICE } from '#lib/catalog/voices/own-voice.ts'
import { LevelLine } from './level-line.tsx'
import { type Levels, type RecorderState, STRETCH_SEC } from './use-recorder.ts'

type RecorderProps = { state: RecorderState; onStart: () => void; onStop: () => void }

/** The press that records; while it does, how loud and how long. */
export function Recorder({ state, onStart, onStop }: RecorderProps) {
  const t = useTranslations('own-voice.recorder')
  if (state.phase === 'recording') return <Recording {...state} onStop={onStop} />
  if (state.phase === 'idle') {
    const { problem, tooShortSec } = state
    const tooShort = tooShortSec === undefined ? undefined : { seconds: tooShortSec, leastSec: OWN_VOICE.leastSec }
    return (
      <div className="flex flex-col items-start gap-3">
        <Button ref={keepPlace} variant="accent" size="large" onClick={onStart}>
          <Mic aria-hidden />
          {t('start')}
        </Button>
        <FieldError error={problem ? t(`problem.${problem}`) : tooShort && t('tooShort', tooShort)} />
      </div>
    )
  }
  return (
    <p role="status" className="flex min-h-12 items-center gap-3 text-sm text-soft">
      <Spinner className="text-accent" />
      {t(state.phase)}
    </p>
  )
}

/** The level, in decibels below full scale, from which a person counts as audible. */
const AUDIBLE_DB = -48
const LISTENED_SEC = 3

function Recording({ seconds, levels, onStop }: { seconds: number; levels: Levels; onStop: () => void }) {
  const t = useTranslations('own-voice.recorder')
  const elapsed = Math.floor(seconds)
  const missing = Math.ceil(OWN_VOICE.leastSec - seconds)
  const isUnheard = seconds > LISTENED_SEC && Math.max(...levels.slice(-LISTENED_SEC / STRETCH_SEC)) < AUDIBLE_DB
  return (
    <div ref={keepPlace} className="flex flex-col gap-3">
      <LevelLine levels={levels} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button ref={focusOnMount} variant="accent" size="large" onClick={onStop}>
          <Square aria-hidden className="fill-current" />
          {t('stop')}
        </Button>
        <p className="tabular text-sm">
          <span role="timer" aria-label={t('recording')} className="block font-medium">
            {t('elapsed', { seconds: elapsed })}
          </span>
          <span className="block text-faint">{missing > 0 ? t('goOn', { seconds: missing }) : t('enough')}</span>
        </p>
      </div>
      <p role="status" className="text-sm text-danger empty:hidden">
        {isUnheard && t('tooQuiet')}
      </p>
    </div>
  )
}
