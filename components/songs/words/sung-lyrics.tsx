'use client'
import { type ReactNode, useEffect, useMemo } from 'react'
import { player } from '#components/player/player.ts'
import type { Track } from '#components/player/track.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { WithCalls } from '#components/providers/with-calls.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { LinePoem } from './line-poem.tsx'
import { partsOf } from './lyric-parts.ts'
import { placed, type Sounding, startOf } from './singings.ts'
import { useFollowing } from './use-following.ts'
import { useSounding } from './use-sounding.ts'

/** A press on a line, by its number. */
export type Pressed = { readonly line: number }

export type SungLyricsProps = {
  song: Pick<SongView, 'id' | 'prompt' | 'language'>
  track: Track
  /** Whether the player has the song. */
  isHeard: boolean
  /** The last one. */
  pressed: Pressed | null
  /** The words until it is known where they are sung. */
  children: ReactNode
}

/** The words as they are sung: the line that sounds, the word in it, and a press on any line to hear it from there. */
export function SungLyrics(props: SungLyricsProps) {
  return (
    <WithCalls messages={['song']}>
      <FollowedLyrics {...props} />
    </WithCalls>
  )
}

function FollowedLyrics({ song, track, isHeard, pressed, children }: SungLyricsProps) {
  const { data: sung, isPending } = trpc.music.sungLines.useQuery(
    { id: song.id },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const singings = useMemo(() => placed(linesOf(song.prompt), sung ?? []), [song.prompt, sung])
  const sounding = useSounding(isHeard ? singings : NONE)
  const current = useFollowing<HTMLButtonElement>(sounding?.singing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press, as soon as it can be followed
  useEffect(() => {
    if (pressed && !isPending) player.playFrom(track, startOf(singings, pressed.line))
  }, [pressed, isPending])
  if (singings.length === 0) return children

  const styleOfLine = (line: string, number: number) => {
    const now = sounding?.singing.line === number ? sounding : null
    return {
      text: now ? <SungLine line={line} {...now} /> : line,
      className: now || !sounding ? '' : 'text-soft',
      marked: now ? current : undefined,
    }
  }
  return <LinePoem song={song} styleOfLine={styleOfLine} />
}

const NONE: readonly never[] = []

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
