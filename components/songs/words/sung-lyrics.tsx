'use client'
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { player } from '#components/player/player.ts'
import type { Track } from '#components/player/track.ts'
import { ApiIsland } from '#components/providers/api-island.tsx'
import { trpc } from '#components/providers/trpc.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { partsOf } from './lyric-parts.ts'
import { LyricsLines } from './lyrics-lines.tsx'
import { alignLyrics, type CurrentLyric, lineStartSec } from './timed-lyrics.ts'
import { useAutoScroll } from './use-auto-scroll.ts'
import { useCurrentLyric } from './use-current-lyric.ts'

/** A press on the line with this number. */
export type Pressed = { readonly line: number }

export type SungLyricsProps = {
  song: Pick<SongView, 'id' | 'prompt' | 'language'>
  track: Track
  /** Whether the player has loaded the song. */
  isLoaded: boolean
  /** The last press. */
  pressed: Pressed | null
  /** Called whenever the lines were drawn anew. */
  onDrawn: () => void
  /** The plain lyrics, shown until the times of the lines are known. */
  children: ReactNode
}

/**
 * The lyrics while they are sung: they mark the current line and its current word. A press on any line plays from
 * there.
 */
export function SungLyrics(props: SungLyricsProps) {
  return (
    <ApiIsland messages={['song']}>
      <FollowedLyrics {...props} />
    </ApiIsland>
  )
}

function FollowedLyrics({ song, track, isLoaded, pressed, onDrawn, children }: SungLyricsProps) {
  const { data: sung, isPending } = trpc.music.sungLines.useQuery(
    { id: song.id },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const timedLyrics = useMemo(() => alignLyrics(linesOf(song.prompt), sung ?? []), [song.prompt, sung])
  const currentLyric = useCurrentLyric(isLoaded, timedLyrics)
  const current = useAutoScroll<HTMLButtonElement>(currentLyric?.timedLyric)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press, as soon as it can be followed
  useEffect(() => {
    if (!pressed || isPending) return
    player.playFrom(track, lineStartSec(timedLyrics, pressed.line))
  }, [pressed, isPending])
  const isTimed = timedLyrics.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the lines are drawn anew
  useLayoutEffect(onDrawn, [isTimed])
  if (!isTimed) return children

  const styleOfLine = (line: string, number: number) => {
    const now = currentLyric?.timedLyric.line === number ? currentLyric : null
    return {
      text: now ? <SungLine line={line} {...now} /> : line,
      className: now || !currentLyric ? '' : 'text-soft',
      marked: now ? current : undefined,
    }
  }
  return <LyricsLines song={song} styleOfLine={styleOfLine} />
}

function SungLine({ line, timedLyric, word }: CurrentLyric & { line: string }) {
  const sung = word === null ? undefined : timedLyric.words[word]
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
