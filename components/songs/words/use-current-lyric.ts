'use client'
import { useCallback } from 'react'
import { usePlaybackTime } from '#components/player/use-playback-time.ts'
import { type CurrentLyric, currentLyricAt, type TimedLyric } from './timed-lyrics.ts'

/** What of a song sounds now, if it is loaded; drawn anew only when it changes. */
export function useCurrentLyric(isLoaded: boolean, timedLyrics: readonly TimedLyric[]): CurrentLyric | null {
  return usePlaybackTime(
    isLoaded,
    useCallback((seconds: number) => (isLoaded ? currentLyricAt(timedLyrics, seconds) : null), [isLoaded, timedLyrics]),
    isSame,
  )
}

const isSame = (one: CurrentLyric | null, other: CurrentLyric | null) =>
  one?.timedLyric === other?.timedLyric && one?.word === other?.word
