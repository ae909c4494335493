'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { recordingProblem } from './recording-file.ts'

type Choice = {
  /** The file that stays chosen if none of the given ones can be taken. */
  readonly chosen: File | null
  readonly take: (file: File) => void
  /** Shows why no file can be taken, if none was chosen before. */
  readonly refuse: (text: string) => void
}

/** Takes the first of the picked or dropped files that may be a recording, and notes what became of the others. */
export function useFileChoice({ chosen, take, refuse }: Choice) {
  const t = useTranslations('covers.source')
  const errors = useTranslations('errors')
  const [noted, setNoted] = useState<{ readonly of: File | null; readonly notes: readonly string[] }>()
  return {
    /** Shown as long as the file that they refer to is still the chosen one. */
    notes: noted && noted.of === chosen ? noted.notes : [],
    chooseFile(files: readonly File[]) {
      const [first] = files
      if (!first) return
      const found = files.find((file) => recordingProblem(file) === null)
      if (found) {
        setNoted({ of: found, notes: files.length > 1 ? [t('oneFile', { fileName: found.name })] : [] })
        return take(found)
      }
      const refusal = `${first.name}: ${errors(recordingProblem(first) ?? 'fileTypeInvalid')}`
      if (!chosen) return refuse(refusal)
      setNoted({ of: chosen, notes: [refusal, t('stillChosen', { fileName: chosen.name })] })
    },
  }
}
