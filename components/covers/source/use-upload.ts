'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { openSignIn } from '#components/account/sign-in-gate.ts'
import { type ErrorFacts, trpc } from '#components/providers/trpc.tsx'
import { useUnreached } from '#components/providers/use-failure.ts'
import type { UploadView } from '#lib/schemas/upload.ts'

/** A file on its way to the server. */
export type Upload =
  | { readonly phase: 'waiting' }
  /** 100 percent while it is being looked at. */
  | { readonly phase: 'sending'; readonly percent: number }
  | ({ readonly phase: 'done' } & Pick<UploadView, 'durationSec' | 'isCutOff' | 'statedSec'>)
  /** `isFinal`: it is the file itself, which would be refused again. */
  | { readonly phase: 'failed'; readonly text: string; readonly isFinal: boolean }

/** As a proxy on the way may put it: with nothing known. */
type Refusal = Partial<Pick<ErrorFacts, 'reason' | 'params'>> & { readonly error?: string }

const WAITING: Upload = { phase: 'waiting' }

/** Sends one file at a time. */
export function useUpload() {
  const t = useTranslations('covers.source')
  const errors = useTranslations('errors')
  const unreached = useUnreached()
  const { auth } = trpc.useUtils()
  const [upload, setUpload] = useState<Upload>(WAITING)
  const current = useRef<{ file: File; request: XMLHttpRequest; address: Promise<string | null> }>(undefined)
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

  /** The file's address, or null when it was refused or called off. What is here or on its way is not sent again. */
  function send(file: File): Promise<string | null> {
    if (current.current?.file === file) return current.current.address
    cancel()
    const request = new XMLHttpRequest()
    current.current = { file, request, address: addressOf(file, request) }
    return current.current.address
  }

  async function addressOf(file: File, request: XMLHttpRequest): Promise<string | null> {
    setUpload({ phase: 'sending', percent: 0 })
    const answer = await sent(request, file, (percent) => setUpload({ phase: 'sending', percent }))
    // Called off, or another one is on its way.
    if (current.current?.request !== request) return null
    if ('url' in answer) {
      const { durationSec, isCutOff, statedSec } = answer
      setUpload({ phase: 'done', durationSec, isCutOff, statedSec })
      return answer.url
    }
    const { status } = request
    cancel()
    if (answer.reason === 'loginRequired') {
      // Whatever the page still believes.
      auth.me.setData(undefined, null)
      return new Promise((resolve) => openSignIn(() => resolve(send(file))))
    }
    setUpload({ phase: 'failed', text: say(answer, status), isFinal: blamesFile(status) })
    return null
  }

  return { upload, send, cancel }
}

/** The status of a request that nothing came back for. */
const NO_ANSWER = 0

/** Whether an answer's status blames what was sent (RFC 9110, 15.5), not the server, the network or the hurry. */
const blamesFile = (status: number) => status >= 400 && status < 500 && status !== 429

function sent(
  request: XMLHttpRequest,
  file: File,
  onPercent: (percent: number) => void,
): Promise<UploadView | Refusal> {
  return new Promise((resolve) => {
    request.open('POST', `/api/upload?${new URLSearchParams({ fileName: file.name })}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((100 * loaded) / total))
    request.onload = () => resolve(request.response ?? {})
    request.onerror = () => resolve({})
    request.onabort = () => resolve({})
    request.send(file)
  })
}
