'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import { player } from '#components/player/player.ts'
import type { Track } from '#components/player/track.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { WithCalls } from '#components/providers/with-calls.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { partsOf } from './lyric-parts.ts'
import { Poem } from './poem.tsx'
import { placed, type Sounding } from './singings.ts'
import { useFollowing } from './use-following.ts'
import { useSounding } from './use-sounding.ts'

export type LyricsProps = {
  song: Pick<SongView, 'id' | 'prompt' | 'language'>
  /** The finished song; null while it has none. */
  track: Track | null
  /** The words as they stand while nothing sounds. */
  children: ReactNode
}

/** The words as they are sung: the line that sounds, the word in it, and a press on any line to hear it from there. */
export function SungLyrics(props: LyricsProps) {
  return (
    <WithCalls messages={['song']}>
      <FollowedLyrics {...props} />
    </WithCalls>
  )
}

function FollowedLyrics({ song, track, children }: LyricsProps) {
  const t = useTranslations('song.page')
  const { data: sung } = trpc.music.sungLines.useQuery({ id: song.id }, { staleTime: Number.POSITIVE_INFINITY })
  const singings = useMemo(() => placed(linesOf(song.prompt), sung ?? []), [song.prompt, sung])
  const sounding = useSounding(singings)
  const current = useFollowing<HTMLButtonElement>(sounding?.singing)
  if (!track || singings.length === 0) return children

  const draw = (line: string, number: number) => {
    const all = singings.filter((singing) => singing.line === number)
    const [first] = all
    if (!first) return <span className={sounding ? 'text-soft' : ''}>{line}</span>
    const now = sounding && all.includes(sounding.singing) ? sounding : null
    return (
      <button
        ref={now ? current : undefined}
        type="button"
        aria-current={now ? 'true' : undefined}
        aria-describedby="from-there"
        onClick={() => player.seekIn(track, first.startSec)}
        className={`-my-1.25 -mr-6 py-1.25 pl-6 text-left wrap-anywhere -indent-6 hover:text-ink ${now || !sounding ? '' : 'text-soft'}`}
      >
        {now ? <SungLine line={line} {...now} /> : line}
      </button>
    )
  }
  return (
    <>
      <p id="from-there" className="sr-only">
        {t('follow')}
      </p>
      <Poem lyrics={song.prompt} lang={song.language} draw={draw} />
    </>
  )
}

function SungLine({ line, singing, word }: Sounding & { line: string }) {
  const sung = word === null ? undefined : singing.words[word]
  if (!sung) return line
  return (
    <>
      {line.slice(0, sung.from)}
      <span className="text-voice">{line.slice(sung.from, sung.to)}</span>
      {line.slice(sung.to)}
    </>
  )
}

const linesOf = (lyrics: string) => partsOf(lyrics).flatMap(({ lines }) => lines.filter((line) => line !== ''))
