'use client'
import { type ReactNode, useState } from 'react'
import { player } from '#components/player/player.ts'
import { usePlayer } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { lazily } from '#components/ui/lazily.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { LinePoem } from './line-poem.tsx'

const SungLyrics = lazily(
  () => import('./sung-lyrics.tsx').then((module) => module.SungLyrics),
  ({ children }: { children: ReactNode }) => children,
)

type LyricsProps = {
  song: Pick<SongView, 'id' | 'prompt' | 'language'>
  /** The finished song. */
  track: Track
  /** Says of each line what a press on it does. */
  hint: string
}

/** A song's words, which follow its sound as soon as it is first heard. A press on a line is a way to hear it first. */
export function Lyrics({ song, track, hint }: LyricsProps) {
  const isHeard = usePlayer((state) => state.track?.id === track.id)
  const [pressed, setPressed] = useState<number | null>(null)
  const press = (line: number) => {
    // Where the line is sung is still to be asked for.
    player.wake()
    setPressed(line)
  }
  const still = <LinePoem song={song} hint={hint} onPress={press} />
  if (!isHeard && pressed === null) return still
  return (
    <SungLyrics song={song} track={track} hint={hint} isHeard={isHeard} pressed={pressed}>
      {still}
    </SungLyrics>
  )
}
