'use client'
import { FileAudio, Shuffle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FileNotes } from '#components/recordings/upload/file-notes.tsx'
import { RECORDING_ACCEPT } from '#components/recordings/upload/recording-file.ts'
import { useDrop } from '#components/recordings/upload/use-drop.ts'
import { Button } from '#components/ui/button.tsx'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { FieldError } from '#components/ui/form/field.tsx'
import { Recorder } from './recorder.tsx'
import { RecordingCard } from './recording-card.tsx'
import { fieldId, type OwnVoiceFormState } from './use-own-voice-form.ts'
import { useRecorder } from './use-recorder.ts'

/** A text to be read, and what was recorded of it; or a file. */
export function RecordingField({ form }: { form: OwnVoiceFormState }) {
  const t = useTranslations('own-voice')
  const { state, start, stop } = useRecorder(form.replaceRecording)
  /** Scrolls so that the whole text is visible while it is read. */
  const begin = () => {
    document.getElementById(fieldId('recording'))?.scrollIntoView()
    start()
  }
  const isIdle = state.phase === 'idle' && !form.recording
  const place = useDrop({ onFiles: (files) => state.phase === 'idle' && !form.isBusy && form.chooseFile(files) })
  return (
    <section
      id={fieldId('recording')}
      tabIndex={-1}
      {...place}
      aria-labelledby="own-voice-sentence"
      className="flex scroll-mt-(--header-height) flex-col gap-5 rounded-lg border bg-raised px-4 py-4 outline-none transition-colors data-[over=true]:border-ink data-[over=true]:bg-high sm:px-6"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="own-voice-sentence" className="label-caps text-faint">
          {t('sentence.title')}
        </h2>
        {isIdle && (
          <Button variant="quiet" size="small" className="-mr-3" onClick={form.anotherSentence}>
            <Shuffle aria-hidden />
            {t('sentence.another')}
          </Button>
        )}
      </div>
      <p className="font-display text-lg/8 text-pretty sm:text-xl/9">{t(`sentences.${form.sentence}`)}</p>
      {!form.recording && <p className="text-sm text-faint">{t('sentence.again')}</p>}
      {form.recording ? (
        <RecordingCard recording={form.recording} isSent={form.isBusy} onDrop={form.again} />
      ) : (
        <Recorder state={state} onStart={begin} onStop={stop} />
      )}
      <FileNotes notes={form.notes} />
      <FieldError error={form.fieldErrors.recording} />
      {isIdle && <FileChoice onChoose={form.chooseFile} />}
    </section>
  )
}

function FileChoice({ onChoose }: { onChoose: OwnVoiceFormState['chooseFile'] }) {
  const t = useTranslations('own-voice.file')
  return (
    <div className="border-t pt-3">
      <label
        ref={keepPlace}
        className={buttonVariants({
          variant: 'quiet',
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
            onChoose([...(currentTarget.files ?? [])])
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
