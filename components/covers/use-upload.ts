'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { openSignIn } from '#components/account/sign-in-gate.ts'
import type { ErrorFacts } from '#components/providers/trpc.tsx'
import type { UploadView } from '#lib/schemas/upload.ts'
import { recordingProblem } from './recording-file.ts'

type Upload = {
  readonly fileName: string
  /** How much of it is up; 100 while it is being looked at. */
  readonly percent: number
  /** Its address, once it was taken in. */
  readonly url?: string
  /** A sentence, when it was not. */
  readonly problem?: string
}

/** As a proxy on the way may put it: with nothing known. */
type Refusal = Partial<Pick<ErrorFacts, 'reason' | 'params'>> & { readonly error?: string }

/** Sends a recording while the person goes on; a later one replaces it. */
export function useUpload(onAddress: (url: string | null) => void) {
  const t = useTranslations('covers.source')
  const errors = useTranslations('errors')
  const [upload, setUpload] = useState<Upload | null>(null)
  const sending = useRef<XMLHttpRequest>(null)
  useEffect(() => () => sending.current?.abort(), [])

  function say({ reason, params, error }: Refusal): string {
    return reason && errors.has(reason) ? errors(reason, params) : t('uploadFailed', { error: error || t('unknown') })
  }

  function forget(): void {
    sending.current?.abort()
    sending.current = null
    setUpload(null)
    onAddress(null)
  }

  function send(file: File): void {
    forget()
    const { name: fileName } = file
    const problem = recordingProblem(file)
    if (problem) {
      setUpload({ fileName, percent: 0, problem: errors(problem) })
      return
    }
    const request = new XMLHttpRequest()
    sending.current = request
    setUpload({ fileName, percent: 0 })
    request.upload.onprogress = ({ loaded, total }) =>
      setUpload({ fileName, percent: Math.floor((100 * loaded) / total) })
    request.onerror = () => setUpload({ fileName, percent: 0, problem: say({}) })
    request.onload = () => {
      const answer = answerOf(request)
      if (request.status === 401) {
        setUpload(null)
        openSignIn(() => send(file))
      } else if ('url' in answer) {
        setUpload({ fileName, percent: 100, url: answer.url })
        onAddress(answer.url)
      } else setUpload({ fileName, percent: 0, problem: say(answer) })
    }
    request.open('POST', `/api/upload?${new URLSearchParams({ fileName })}`)
    request.send(file)
  }

  return { upload, send, forget }
}

/** A proxy on the way may answer in another form. */
function answerOf({ responseText }: XMLHttpRequest): UploadView | Refusal {
  try {
    return JSON.parse(responseText) as UploadView | Refusal
  } catch {
    return {}
  }
}
