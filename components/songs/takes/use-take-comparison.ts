'use client'
import { useEffect, useState } from 'react'
import { player } from '#components/player/player.ts'
import { playerState, usePlayer } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import type { SongPageView } from '#lib/schemas/song.ts'
import { trackOf } from '../track-of.ts'

export const TAKE_LETTERS = ['A', 'B'] as const

/** Which of two takes is chosen, and how to switch to the same second of the other. */
export function useTakeComparison({ id, takes }: Pick<SongPageView, 'id' | 'takes'>, artist: string) {
  const tracks = takes.map((take, index) =>
    trackOf({ ...take, title: `${TAKE_LETTERS[index]} · ${take.title}` }, artist),
  )
  const queue = tracks.filter((track) => track !== null)
  const loaded = usePlayer(({ track }) => takes.findIndex((take) => take.id === track?.id))
  const playing = usePlayer((state) => state.playing)
  const sounding = playing && loaded >= 0 ? loaded : null
  const [wanted, setWanted] = useState(takes.findIndex((take) => take.id === id))
  // Anything else that moves the player to the other take chooses it too.
  useEffect(() => {
    if (sounding !== null) setWanted(sounding)
  }, [sounding])
  const chosen = sounding ?? wanted

  /** Plays a take from the second where the other one was, if this one is long enough. */
  function sound(index: number) {
    const track = tracks[index]
    if (!track) return
    const { time } = playerState()
    const at = loaded >= 0 && time < (track.duration ?? Number.POSITIVE_INFINITY) ? time : 0
    player.seekIn(track, at, queue)
  }

  return {
    tracks: tracks as readonly (Track | null)[],
    chosen,
    isPlaying: sounding !== null,
    choose(index: number) {
      setWanted(index)
      if (sounding !== null) sound(index)
    },
    /** Starts the chosen one, or stops it. */
    toggle() {
      const track = tracks[chosen]
      if (track && loaded === chosen) player.play(track, queue)
      else sound(chosen)
    },
    /** If the other take is playing, the one that is kept goes on from there. */
    leave(kept: number) {
      if (sounding !== null && sounding !== kept) sound(kept)
    },
  }
}

export type TakeComparison = ReturnType<typeof useTakeComparison>
