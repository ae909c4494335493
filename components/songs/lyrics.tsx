'use client'
import { usePlayer } from '#components/player/player.ts'
import type { Track } from '#components/player/track.ts'
import { lazily } from '#components/ui/lazily.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { Poem } from './poem.tsx'

export type LyricsProps = {
  song: Pick<SongView, 'id' | 'prompt' | 'language'>
  /** The finished song; null while it has none. */
  track: Track | null
}

const SungLyrics = lazily(() => import('./sung-lyrics.tsx').then((module) => module.SungLyrics), PlainLyrics)

/** A song's words, which follow its sound as soon as it is first heard. */
export function Lyrics(props: LyricsProps) {
  const isHeard = usePlayer(({ track }) => track !== null && track.id === props.track?.id)
  return isHeard ? <SungLyrics {...props} /> : <PlainLyrics {...props} />
}

function PlainLyrics({ song }: LyricsProps) {
  return <Poem lyrics={song.prompt} lang={song.language} />
}
