'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import type { ReworkChoices } from '#lib/engine/browser.ts'
import type { SongPageView } from '#lib/schemas/song.ts'
import type { ChangeOf, ChoiceProps, Kind } from './choice-props.ts'
import { KeyChoice } from './key-choice.tsx'
import { LineChoice } from './line-choice.tsx'
import { SingerChoice } from './singer-choice.tsx'
import { StyleChoice } from './style-choice.tsx'
import { TempoChoice } from './tempo-choice.tsx'
import { useRework } from './use-rework.ts'
import { VersionBar } from './version-bar.tsx'

/** What can be changed about a song in which nobody sings. */
const UNSUNG = ['style', 'key', 'tempo'] as const satisfies Kind[]
const isUnsung = (kind: Kind): kind is (typeof UNSUNG)[number] => UNSUNG.some((one) => one === kind)

type Chosen = { readonly [One in Kind]?: ChangeOf<One> | undefined }

/** The form for another version: one thing to change, what stays, the price and the press. */
export function VersionEditor({ song }: { song: SongPageView }) {
  const t = useTranslations('song.versions')
  const failure = useFailure()
  const query = trpc.music.reworkChoices.useQuery(
    { id: song.id },
    { refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
  )
  if (query.data) return <VersionForm song={song} choices={query.data} />
  if (!query.error) {
    return (
      <p role="status" className="flex min-h-11 items-center gap-3 text-sm text-soft">
        <Spinner className="text-accent" />
        {t('loading')}
      </p>
    )
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-soft">
      <p>{failure(query.error).text}</p>
      <Button ref={keepPlace} onClick={() => query.refetch()}>
        {t('reload')}
      </Button>
    </div>
  )
}

function VersionForm({ song, choices }: { song: SongPageView; choices: ReworkChoices }) {
  const t = useTranslations('song.versions')
  const rework = useRework(song.id)
  const [kind, setKind] = useState<Kind>('style')
  const [chosen, setChosen] = useState<Chosen>({})
  const form = useRef<HTMLDivElement>(null)
  const press = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    form.current?.closest('section')?.scrollIntoView()
    form.current?.querySelector<HTMLElement>('[role=tab]')?.focus({ preventScroll: true })
  }, [])

  const props = <One extends Kind>(one: One): ChoiceProps<One> => ({
    choices,
    chosen: chosen[one],
    onChoose: (change) => {
      rework.clearError()
      setChosen({ ...chosen, [one]: change })
    },
  })
  const contents: Readonly<Record<Kind, () => ReactNode>> = {
    style: () => <StyleChoice {...props('style')} />,
    key: () => <KeyChoice {...props('key')} />,
    tempo: () => <TempoChoice {...props('tempo')} />,
    singer: () => <SingerChoice {...props('singer')} />,
    line: () => <LineChoice {...props('line')} lang={song.language} onWritten={() => press.current?.focus()} />,
  }
  const kinds: readonly Kind[] = choices.singer ? [...UNSUNG, 'singer', 'line'] : UNSUNG
  const stays = (one: Kind) => (choices.singer || !isUnsung(one) ? t(`stays.${one}`) : t(`staysUnsung.${one}`))
  return (
    <div ref={form} className="flex flex-col gap-5 [&_:is(button,input)]:scroll-mb-32">
      <div>
        <Tabs
          label={t('kinds')}
          chosen={kind}
          onChoose={(next) => {
            rework.clearError()
            setKind(next)
          }}
          tabs={kinds.map((key) => ({
            key,
            label: t(`kind.${key}`),
            content: () => (
              <div className="flex flex-col gap-5 pt-5">
                {contents[key]()}
                <p className="max-w-prose text-sm text-soft">{stays(key)}</p>
              </div>
            ),
          }))}
        />
      </div>
      <VersionBar button={press} rework={rework} onPress={() => rework.submit(chosen[kind])} />
    </div>
  )
}
