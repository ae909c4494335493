'use client'
import { useCallback } from 'react'
import { usePlaybackTime } from '#components/player/use-playback-time.ts'
import { type CurrentLyric, currentLyricAt, type TimedLyric } from './timed-lyrics.ts'

/** What of the loaded song sounds now; drawn anew only when it changes. */
export function useCurrentLyric(timedLyrics: readonly TimedLyric[]): CurrentLyric | null {
  return usePlaybackTime(
    useCallback((seconds: number) => currentLyricAt(timedLyrics, seconds), [timedLyrics]),
    isSame,
  )
}

const isSame = (one: CurrentLyric | null, other: CurrentLyric | null) =>
  one?.timedLyric === other?.timedLyric && one?.word === other?.word
