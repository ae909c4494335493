'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { openSignIn } from '#components/providers/sign-in-gate.ts'
import { type ErrorFacts, trpc } from '#components/providers/trpc.tsx'
import { useOfflineText } from '#components/providers/use-failure.ts'
import type { UploadView } from '#lib/schemas/upload.ts'

/** A file on its way to the server, and what the server made of it. */
export type Upload<Taken = UploadView> =
  | { readonly phase: 'waiting' }
  /** 100 percent while the server is analysing it. */
  | { readonly phase: 'sending'; readonly percent: number }
  | ({ readonly phase: 'done' } & Taken)
  /** `isFinal`: the file itself is the reason, so the server would refuse it again. */
  | { readonly phase: 'failed'; readonly text: string; readonly isFinal: boolean }

/**
 * Why the upload failed. If the file itself was refused, the sentence names it, because another one can be chosen now.
 */
export function failureOf(upload: Upload, file: File | null): string | undefined {
  if (upload.phase !== 'failed') return undefined
  return upload.isFinal && file ? `${file.name}: ${upload.text}` : upload.text
}

/** A refusal as it may come from a proxy on the way, which knows none of these facts. */
type Refusal = Partial<Pick<ErrorFacts, 'reason' | 'params'>> & { readonly error?: string }

const WAITING = { phase: 'waiting' } as const

/** Sends one file at a time to an address of ours that takes recordings. */
export function useUpload<Taken extends object = UploadView>(path = '/api/upload') {
  const t = useTranslations('covers.source')
  const errors = useTranslations('errors')
  const unreached = useOfflineText()
  const { auth } = trpc.useUtils()
  const [upload, setUpload] = useState<Upload<Taken>>(WAITING)
  const current = useRef<{ file: File; request: XMLHttpRequest; taken: Promise<Taken | null> }>(undefined)
  useEffect(() => () => current.current?.request.abort(), [])

  const say = ({ reason, params, error }: Refusal, status: number) => {
    if (reason && errors.has(reason)) return errors(reason, params)
    return unreached(status === NO_ANSWER) ?? t('uploadFailed', { error: error || t('unknown') })
  }

  function cancel() {
    current.current?.request.abort()
    current.current = undefined
    setUpload(WAITING)
  }

  /**
   * Resolves to the server's result, or to null if the file was refused or cancelled. A file that is sent already, or
   * on its way, is not sent again.
   */
  function send(file: File): Promise<Taken | null> {
    if (current.current?.file === file) return current.current.taken
    cancel()
    const request = new XMLHttpRequest()
    current.current = { file, request, taken: takenOf(file, request) }
    return current.current.taken
  }

  async function takenOf(file: File, request: XMLHttpRequest): Promise<Taken | null> {
    setUpload({ phase: 'sending', percent: 0 })
    const answer = await sent<Taken>(path, request, file, (percent) => setUpload({ phase: 'sending', percent }))
    // It was cancelled, or another file is on its way.
    if (current.current?.request !== request) return null
    if (answer.isTaken) {
      setUpload({ phase: 'done', ...answer.taken })
      return answer.taken
    }
    const { status } = request
    cancel()
    const { refusal } = answer
    if (refusal.reason === 'loginRequired') {
      // The session has ended, whatever the page still shows.
      auth.me.setData(undefined, null)
      return new Promise((resolve) => openSignIn(() => resolve(send(file))))
    }
    setUpload({ phase: 'failed', text: say(refusal, status), isFinal: blamesFile(status) })
    return null
  }

  return { upload, send, cancel }
}

/** The status of a request that nothing came back for. */
const NO_ANSWER = 0

/** Whether a status blames what was sent (RFC 9110, 15.5), and not the server, the network or too many requests. */
const blamesFile = (status: number) => status >= 400 && status < 500 && status !== 429

type Answer<Taken> =
  | { readonly isTaken: true; readonly taken: Taken }
  | { readonly isTaken: false; readonly refusal: Refusal }

function sent<Taken>(
  path: string,
  request: XMLHttpRequest,
  file: File,
  onPercent: (percent: number) => void,
): Promise<Answer<Taken>> {
  return new Promise((resolve) => {
    const refused = () =>
      resolve({ isTaken: false, refusal: request.status === NO_ANSWER ? {} : (request.response ?? {}) })
    request.open('POST', `${path}?${new URLSearchParams({ fileName: file.name })}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((100 * loaded) / total))
    request.onload = () =>
      request.status === 200 && request.response ? resolve({ isTaken: true, taken: request.response }) : refused()
    request.onerror = refused
    request.onabort = refused
    request.send(file)
  })
}
