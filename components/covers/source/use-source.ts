'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useMe, useRequireSignIn } from '#components/account/use-me.ts'
import { isAnswer, isUnauthorized, trpc } from '#components/providers/trpc.tsx'
import { useComplaints } from '#components/providers/use-complaints.ts'
import { forgetForm, keepForm, keptForm } from './kept-form.ts'
import { recordingProblem } from './recording-file.ts'
import { NO_SOURCE, type Source } from './source.ts'
import { useUpload } from './use-upload.ts'

type Spot = 'link' | 'file' | 'title' | 'rights'

/** Where the server's name of a field stands in the form; the link stands for every kind of address. */
const SPOT_OF: Readonly<Record<string, Spot>> = {
  audioUrl: 'link',
  songTitle: 'title',
  title: 'title',
  rightsConfirmed: 'rights',
}

/** What every call needs that begins with a recording. */
type Recording = { readonly audioUrl: string; readonly rightsConfirmed: true; readonly requestId: string }

/** The state of a form that begins with a recording and the right to use it; `details` are what else it asks. */
export function useSource<Details extends object>(noDetails: Details) {
  const t = useTranslations('covers.source')
  const errors = useTranslations('errors')
  const { voiceCover } = trpc.useUtils()
  const me = useMe()
  const requireSignIn = useRequireSignIn()
  const { complaints, complain, forgive, complainOf } = useComplaints(spotId, SPOT_OF)
  const { upload, send, cancel } = useUpload()
  const [source, setSource] = useState(NO_SOURCE)
  const [details, setDetails] = useState(noDetails)
  const [isRightful, setRightful] = useState(false)
  /** The same press keeps its id through sign-in and retries, so it is done once. */
  const press = useRef<{ key: string; requestId: string }>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    void keptForm<Details>().then((kept) => {
      if (!kept) return
      setSource(kept.source)
      setDetails(kept.details)
      if (kept.lost) complain({ file: t('lost', { fileName: kept.lost }) })
    })
  }, [])

  function choose(next: Source) {
    setSource(next)
    forgive('link', 'file')
    if (next.kind !== 'file') cancel()
  }

  /** A file is sent as soon as it is chosen, or once somebody has signed in to go on with it. */
  function chooseFile(file: File) {
    const problem = recordingProblem(file)
    if (problem) return complain({ file: errors(problem) })
    choose({ kind: 'file', file })
    if (me) void send(file)
  }

  async function address(): Promise<string | null> {
    if (source.kind === 'song') return `/song/${source.song.id}`
    if (source.kind === 'link') return source.url.trim()
    return upload.phase === 'done' ? upload.url : await send(source.file)
  }

  async function goOn(make: (recording: Recording) => void) {
    const audioUrl = await address()
    if (audioUrl === null) return
    const key = JSON.stringify({ audioUrl, ...details })
    if (press.current?.key !== key) press.current = { key, requestId: crypto.randomUUID() }
    make({ audioUrl, rightsConfirmed: true, requestId: press.current.requestId })
  }

  const isEmpty = source.kind === 'link' && source.url.trim() === ''

  return {
    ...{ source, choose, chooseFile, upload, isEmpty, details, setDetails, isRightful, complaints },
    isSending: upload.phase === 'sending',
    clear: () => choose(NO_SOURCE),
    again: () => source.kind === 'file' && void send(source.file),
    confirmRights: (confirmed: boolean) => {
      setRightful(confirmed)
      forgive('rights')
    },
    /** Hands on where the recording is, after whatever has to come first: complaints, sign-in, sending the file. */
    submit(make: (recording: Recording) => void) {
      if (isEmpty) return complain({ link: t('missing') })
      if (source.kind === 'link' && !/^https?:\/\//i.test(source.url.trim())) {
        return complain({ link: errors('linkInvalid') })
      }
      if (!isRightful) return complain({ rights: errors('rightsNotConfirmed') })
      complain({})
      if (!me) void keepForm({ source, details })
      requireSignIn(() => void goOn(make))
    },
    /** The server goes on from here. */
    taken() {
      press.current = undefined
      forgetForm()
      // A list still under way would answer from before, and would not be asked again.
      void voiceCover.getUserCovers.cancel().then(() => voiceCover.getUserCovers.invalidate())
    },
    refused(error: unknown, fallback?: string) {
      if (isAnswer(error) && !isUnauthorized(error)) press.current = undefined
      complainOf(error, fallback)
    },
  }
}

export type SourceForm = Omit<ReturnType<typeof useSource<object>>, 'details' | 'setDetails'>

/** The element that a complaint about a spot leads to. */
export function spotId(spot: Spot): string {
  return `source-${spot}`
}
