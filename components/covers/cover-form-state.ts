'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useMe, useRequireSignIn } from '#components/account/use-me.ts'
import { isAnswer, isUnauthorized, trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { showToast } from '#components/ui/toast.ts'
import type { CreateCover } from '#lib/schemas/cover.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { forgetDraft, keepDraft, keptDraft } from './cover-form-draft.ts'
import { refusalOf } from './cover-form-file.ts'
import { pitchChangeOf } from './cover-form-pitch-names.ts'
import { useUpload } from './cover-form-upload.ts'
import { useNewCover } from './cover-form-watch.ts'

/** Where the song comes from: one of three ways at a time. */
export type Source =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'song'; readonly song: SongView }

type Spot = 'link' | 'file' | 'title' | 'rights'
type Complaints = Readonly<Partial<Record<Spot, string>>>

/** Where the server's name of a field stands in the form; the link stands for every kind of address. */
const SPOT_OF: Readonly<Record<string, Spot>> = {
  audioUrl: 'link',
  songTitle: 'title',
  title: 'title',
  rightsConfirmed: 'rights',
}

const NOTHING: Source = { kind: 'link', url: '' }

/** The form's whole state. The same press keeps its id through sign-in and retries, so it makes one cover. */
export function useCoverForm(voiceModelId: string) {
  const t = useTranslations('voices')
  const errors = useTranslations('errors')
  const failure = useFailure()
  const utils = trpc.useUtils()
  const me = useMe()
  const requireSignIn = useRequireSignIn()
  const { upload, send, cancel } = useUpload()
  const [source, setSource] = useState<Source>(NOTHING)
  const [semitones, setSemitones] = useState(0)
  const [title, setTitle] = useState('')
  const [isRightful, setRightful] = useState(false)
  const [complaints, setComplaints] = useState<Complaints>({})
  const press = useRef<{ key: string; requestId: string }>(undefined)
  const watch = useNewCover()

  useEffect(() => {
    const draft = keptDraft()
    if (!draft) return
    setSource({ kind: 'link', url: draft.link })
    setSemitones(draft.semitones)
    setTitle(draft.title)
  }, [])

  const create = trpc.voiceCover.create.useMutation({
    onSuccess: ({ id }) => {
      press.current = undefined
      forgetDraft()
      showToast(t('started'))
      watch.begin(id)
      void utils.voiceCover.getUserCovers.cancel().then(() => utils.voiceCover.getUserCovers.invalidate())
      void utils.auth.me.invalidate()
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      if (isAnswer(error)) press.current = undefined
      const { text, fields } = failure(error, errors('coverFailed'))
      const named = Object.entries(fields).flatMap(([path, sentence]) =>
        SPOT_OF[path] ? [[SPOT_OF[path], sentence]] : [],
      )
      if (named.length > 0) complain(Object.fromEntries(named))
      else showToast(text, { tone: 'bad' })
    },
  })

  function complain(next: Complaints) {
    setComplaints(next)
    const [first] = Object.keys(next)
    if (first) document.getElementById(spotId(first as Spot))?.focus()
  }

  function choose(next: Source) {
    setSource(next)
    setComplaints({ ...complaints, link: '', file: '' })
    if (next.kind !== 'file') cancel()
  }

  /** A file is sent as soon as it is chosen, or once somebody has signed in to have a cover made. */
  function chooseFile(file: File) {
    const refusal = refusalOf(file)
    if (refusal) return setComplaints({ ...complaints, file: errors(refusal) })
    choose({ kind: 'file', file })
    if (me) void send(file)
  }

  async function addressOf(): Promise<string | null> {
    if (source.kind === 'song') return `/song/${source.song.id}`
    if (source.kind === 'link') return source.url.trim()
    return upload.phase === 'done' ? upload.url : await send(source.file)
  }

  async function make() {
    const audioUrl = await addressOf()
    if (audioUrl === null) return
    const songTitle = title.trim()
    const request = {
      voiceModelId,
      audioUrl,
      pitchChange: pitchChangeOf(semitones),
      ...(songTitle ? { songTitle } : {}),
    }
    const key = JSON.stringify(request)
    if (press.current?.key !== key) press.current = { key, requestId: crypto.randomUUID() }
    const { requestId } = press.current
    create.mutate({ ...request, rightsConfirmed: true, requestId } satisfies Partial<CreateCover>)
  }

  const isEmpty = source.kind === 'link' && source.url.trim() === ''
  const isBusy = upload.phase === 'sending' || create.isPending || watch.isMaking

  function submit() {
    if (isBusy) return
    if (isEmpty) return complain({ link: errors('sourceMissing') })
    if (source.kind === 'link' && !/^https?:\/\//i.test(source.url.trim())) {
      return complain({ link: errors('linkInvalid') })
    }
    if (!isRightful) return complain({ rights: errors('rightsNotConfirmed') })
    setComplaints({})
    if (!me) keepDraft({ link: source.kind === 'link' ? source.url : '', semitones, title })
    requireSignIn(() => void make())
  }

  return {
    ...{ source, choose, chooseFile, upload, complaints, submit, isEmpty, isBusy },
    ...{ semitones, setSemitones, title, setTitle, isRightful },
    clear: () => choose(NOTHING),
    again: () => source.kind === 'file' && void send(source.file),
    confirmRights: (confirmed: boolean) => {
      setRightful(confirmed)
      setComplaints({ ...complaints, rights: '' })
    },
    cover: watch.cover,
  }
}

export type CoverFormState = ReturnType<typeof useCoverForm>

/** The element that a complaint about a spot leads to. */
export function spotId(spot: Spot): string {
  return `cover-${spot}`
}
