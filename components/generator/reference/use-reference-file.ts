'use client'
import { useState } from 'react'
import { changeDraft } from '#components/draft/draft-store.ts'
import { NO_SOURCE, type Source } from '#components/recordings/source.ts'
import { useFileChoice } from '#components/recordings/upload/use-file-choice.ts'
import { useUpload } from '#components/recordings/upload/use-upload.ts'
import type { Dropped } from '#components/recordings/use-source.ts'
import type { ReferenceView } from '#lib/schemas/song.ts'

/** Sends a recording to be analysed, and puts the result into the draft. */
export function useReferenceFile(): { recording: Dropped; error: string | undefined } {
  const { upload, send, cancel } = useUpload<ReferenceView>('/api/reference')
  const [source, setSource] = useState<Source>(NO_SOURCE)
  const [error, setError] = useState<string>()
  const isRefused = upload.phase === 'failed' && upload.isFinal

  async function listen(file: File) {
    const taken = await send(file)
    if (!taken) return
    const { reference, ...read } = taken
    changeDraft({ reference: { fileName: file.name, heard: reference, read, ignored: [] } })
  }

  const file = source.kind === 'file' && !isRefused ? source.file : null
  const { notes, chooseFile } = useFileChoice({
    chosen: file,
    refuse: setError,
    take(file) {
      setError(undefined)
      setSource({ kind: 'file', file })
      void listen(file)
    },
  })

  return {
    error,
    recording: {
      source,
      file,
      notes,
      chooseFile,
      // The summary of the recording takes the place of the finished upload.
      upload: upload.phase === 'done' ? { phase: 'waiting' } : upload,
      clear() {
        cancel()
        setSource(NO_SOURCE)
      },
      again: () => source.kind === 'file' && void listen(source.file),
    },
  }
}
