'use client'
import { FileAudio, Shuffle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { RECORDING_ACCEPT } from '#components/covers/source/recording-file.ts'
import { Button } from '#components/ui/button.tsx'
import { buttonLook } from '#components/ui/button-look.ts'
import { FieldError } from '#components/ui/field.tsx'
import { Recorder } from './recorder.tsx'
import { TakeCard } from './take-card.tsx'
import { type OwnVoiceFormState, spotId } from './use-own-voice-form.ts'
import { useRecorder } from './use-recorder.ts'

/** A text to be read, and what was recorded of it; or a file. */
export function RecordingField({ form }: { form: OwnVoiceFormState }) {
  const t = useTranslations('own-voice')
  const { state, start, stop } = useRecorder(form.keep)
  /** All of the text in sight, while it is read. */
  const begin = () => {
    document.getElementById(spotId('recording'))?.scrollIntoView()
    start()
  }
  const isIdle = state.phase === 'idle' && !form.take
  return (
    <section
      id={spotId('recording')}
      tabIndex={-1}
      aria-labelledby="own-voice-sentence"
      className="flex scroll-mt-(--header-height) flex-col gap-5 rounded-lg border bg-raised px-4 py-4 outline-none sm:px-6"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="own-voice-sentence" className="label-caps text-faint">
          {t('sentence.title')}
        </h2>
        {isIdle && (
          <Button look="quiet" size="small" className="-mr-3" onClick={form.anotherSentence}>
            <Shuffle aria-hidden />
            {t('sentence.another')}
          </Button>
        )}
      </div>
      <p className="font-display text-lg/8 text-pretty sm:text-xl/9">{t(`sentences.${form.sentence}`)}</p>
      {!form.take && <p className="text-sm text-faint">{t('sentence.again')}</p>}
      {form.take ? (
        <TakeCard take={form.take} isSent={form.isBusy} onDrop={form.again} />
      ) : (
        <Recorder state={state} onStart={begin} onStop={stop} />
      )}
      <FieldError error={form.complaints.recording} />
      {isIdle && <FileChoice onChoose={form.chooseFile} />}
    </section>
  )
}

function FileChoice({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useTranslations('own-voice.file')
  return (
    <div className="border-t pt-3">
      <label
        className={buttonLook({
          look: 'quiet',
          className: '-ml-4 outline-offset-2 outline-accent has-focus-visible:outline-2',
        })}
      >
        <FileAudio aria-hidden />
        {t('choose')}
        <input
          type="file"
          accept={RECORDING_ACCEPT}
          aria-describedby="own-voice-file-hint"
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onChoose(file)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <p id="own-voice-file-hint" className="text-xs text-faint">
        {t('hint')}
      </p>
    </div>
  )
}
