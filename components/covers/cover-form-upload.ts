'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { openSignIn } from '#components/account/sign-in-gate.ts'
import { showToast } from '#components/ui/toast.ts'
import type { UploadView } from '#lib/schemas/upload.ts'

/** A file on its way to the server. */
export type Upload =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'sending'; readonly percent: number }
  | { readonly phase: 'done'; readonly url: string }
  | { readonly phase: 'failed'; readonly text: string }

type Refusal = { readonly error?: string; readonly reason?: string; readonly params?: Record<string, string | number> }

const WAITING: Upload = { phase: 'waiting' }

/** Sends one file at a time. `send` gives its address, or null when it was refused or called off. */
export function useUpload() {
  const t = useTranslations('voices.upload')
  const errors = useTranslations('errors')
  const [upload, setUpload] = useState<Upload>(WAITING)
  const request = useRef<XMLHttpRequest>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  const sentenceOf = ({ error, reason, params }: Refusal) =>
    reason && errors.has(reason as 'internal')
      ? errors(reason as 'internal', params as { errorId: string })
      : t('failed', { error: error ?? t('unknownError') })

  async function send(file: File): Promise<string | null> {
    request.current?.abort()
    const sending = new XMLHttpRequest()
    request.current = sending
    setUpload({ phase: 'sending', percent: 0 })
    const answer = await sent(sending, file, (percent) => setUpload({ phase: 'sending', percent }))
    if (request.current !== sending) return null
    if (answer === 'aborted') {
      setUpload(WAITING)
      return null
    }
    if ('url' in answer) {
      setUpload({ phase: 'done', url: answer.url })
      showToast(t('done'))
      return answer.url
    }
    if (answer.reason === 'loginRequired') {
      setUpload(WAITING)
      openSignIn(() => void send(file))
      return null
    }
    setUpload({ phase: 'failed', text: sentenceOf(answer) })
    return null
  }

  return {
    upload,
    send,
    cancel: () => {
      request.current?.abort()
      request.current = undefined
      setUpload(WAITING)
    },
  }
}

function sent(
  request: XMLHttpRequest,
  file: File,
  onPercent: (percent: number) => void,
): Promise<UploadView | Refusal | 'aborted'> {
  return new Promise((resolve) => {
    request.open('POST', `/api/upload?${new URLSearchParams({ fileName: file.name })}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onPercent(Math.floor((100 * loaded) / total)))
    request.addEventListener('load', () => resolve(request.response ?? {}))
    request.addEventListener('error', () => resolve({}))
    request.addEventListener('abort', () => resolve('aborted'))
    request.send(file)
  })
}
