'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { openSignIn } from '#components/account/sign-in-gate.ts'
import { type ErrorFacts, trpc } from '#components/providers/trpc.tsx'
import type { UploadView } from '#lib/schemas/upload.ts'

/** A file on its way to the server. */
export type Upload =
  | { readonly phase: 'waiting' }
  /** 100 percent while it is being looked at. */
  | { readonly phase: 'sending'; readonly percent: number }
  | { readonly phase: 'done'; readonly url: string }
  | { readonly phase: 'failed'; readonly text: string }

/** As a proxy on the way may put it: with nothing known. */
type Refusal = Partial<Pick<ErrorFacts, 'reason' | 'params'>> & { readonly error?: string }

const WAITING: Upload = { phase: 'waiting' }

/** Sends one file at a time. `send` gives its address, or null when it was refused or called off. */
export function useUpload() {
  const t = useTranslations('covers.source')
  const errors = useTranslations('errors')
  const { auth } = trpc.useUtils()
  const [upload, setUpload] = useState<Upload>(WAITING)
  const request = useRef<XMLHttpRequest>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  const say = ({ reason, params, error }: Refusal) =>
    reason && errors.has(reason) ? errors(reason, params) : t('uploadFailed', { error: error || t('unknown') })

  function cancel() {
    request.current?.abort()
    request.current = undefined
    setUpload(WAITING)
  }

  async function send(file: File): Promise<string | null> {
    cancel()
    const sending = new XMLHttpRequest()
    request.current = sending
    setUpload({ phase: 'sending', percent: 0 })
    const answer = await sent(sending, file, (percent) => setUpload({ phase: 'sending', percent }))
    // Called off, or another one is on its way.
    if (request.current !== sending) return null
    if ('url' in answer) {
      setUpload({ phase: 'done', url: answer.url })
      return answer.url
    }
    if (answer.reason === 'loginRequired') {
      cancel()
      // Whatever the page still believes.
      auth.me.setData(undefined, null)
      return new Promise((resolve) => openSignIn(() => resolve(send(file))))
    }
    setUpload({ phase: 'failed', text: say(answer) })
    return null
  }

  return { upload, send, cancel }
}

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
