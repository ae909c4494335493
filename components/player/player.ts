'use client'
import { useSyncExternalStore } from 'react'
import { announcePlaying, onOtherTabPlaying } from './other-tabs.ts'
import { keepSettings, keptSettings } from './settings.ts'
import {
  neighbour,
  nextRepeat,
  type PlayerState,
  type Problem,
  SILENT,
  successor,
  withMuteToggled,
  withVolume,
} from './state.ts'
import type { Track } from './track.ts'

/**
 * The one player of the page. It lives outside of React, with one audio element that is in no tree,
 * so that no navigation can silence it.
 */
let state: PlayerState = SILENT
let element: HTMLAudioElement | undefined
/** What was heard before the whole song was asked for, until that sounds. */
let beginning: Track | undefined
const listeners = new Set<() => void>()

function change(next: Partial<PlayerState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

function audio(): HTMLAudioElement {
  if (element) return element
  const made = new Audio()
  element = made
  made.preload = 'metadata'
  change(keptSettings())
  made.volume = state.volume
  made.addEventListener('timeupdate', () => change({ time: made.currentTime }))
  made.addEventListener('durationchange', () => {
    if (Number.isFinite(made.duration)) change({ duration: made.duration })
  })
  made.addEventListener('playing', () => {
    beginning = undefined
    change({ playing: true, problem: null })
  })
  made.addEventListener('pause', () => change({ playing: false }))
  made.addEventListener('error', () => {
    if (beginning) load(beginning)
    else if (state.track?.wholeUrl && !made.paused) finish(state.track, state.track.wholeUrl)
    else if (state.track) change({ playing: false, problem: 'failed' })
  })
  made.addEventListener('ended', () => {
    if (state.track?.wholeUrl) return goOn(state.track, state.track.wholeUrl)
    const next = successor(state)
    if (next) start(next)
    else {
      made.currentTime = 0
      change({ playing: false, time: 0 })
    }
  })
  onOtherTabPlaying(() => made.pause())
  return made
}

function start(track: Track): void {
  if (track.audioUrl !== state.track?.audioUrl) load(track)
  else {
    if (state.problem === 'failed') audio().load()
    audio().currentTime = 0
    change({ track, time: 0 })
  }
  resume()
}

/** Puts a track on, without a sound yet. */
function load(track: Track, time = 0): void {
  const player = audio()
  beginning = undefined
  player.src = track.audioUrl
  player.currentTime = time
  change({ track, time, duration: track.duration ?? 0, playing: false })
}

/** From the beginning of a song over to the whole; while that is not there yet, back to the start of the beginning. */
function goOn(track: Track, wholeUrl: string): void {
  finish(track, wholeUrl)
  beginning = track
}

/** Over to the whole of a song, for good: its beginning is gone once the song is finished. */
function finish({ wholeUrl: _, ...track }: Track, wholeUrl: string): void {
  load({ ...track, audioUrl: wholeUrl }, state.time)
  resume()
}

function resume(): void {
  change({ playing: true, problem: null })
  announcePlaying()
  const asked = state.track
  audio()
    .play()
    .catch((reason: unknown) => {
      const name = reason instanceof DOMException ? reason.name : ''
      if (name === 'AbortError' || state.track !== asked) return
      const problem: Problem = name === 'NotAllowedError' ? 'blocked' : 'failed'
      change({ playing: false, problem })
    })
}

export const player = {
  /** Plays a track out of a list; the track that is loaded already pauses and resumes instead, in the list it came from. */
  play(track: Track, queue?: readonly Track[]): void {
    const loaded = track.id === state.track?.id && state.problem !== 'failed'
    change({ queue: queue ?? (loaded ? state.queue : [track]) })
    const before = state.track
    if (before?.wholeUrl === track.audioUrl && !state.playing) goOn(before, track.audioUrl)
    else if (loaded) player.toggle()
    else start(track)
  },
  toggle(): void {
    if (!state.track) return
    if (state.playing) audio().pause()
    else if (state.problem === 'failed') start(state.track)
    else resume()
  },
  pause(): void {
    if (state.playing) audio().pause()
  },
  /** Seconds from the start, kept within the track. */
  seek(seconds: number): void {
    if (!state.track) return
    const time = Math.min(Math.max(0, seconds), state.duration || seconds)
    audio().currentTime = time
    change({ time })
  },
  /** Plays a track from there; one that is loaded already stays paused if it is, and a beginning gives way to its whole. */
  seekIn(track: Track, seconds: number): void {
    const { playing } = state
    if (track.id !== state.track?.id) player.play(track)
    else if (track.audioUrl !== state.track.audioUrl) {
      load(track)
      if (playing) resume()
    }
    player.seek(seconds)
  },
  next(): void {
    const track = neighbour(state, 1)
    if (track) start(track)
  },
  /** Back to the start; from within the first seconds to the track before. */
  previous(): void {
    const track = state.time > RESTART_AFTER_SEC ? undefined : neighbour(state, -1)
    if (track) start(track)
    else player.seek(0)
  },
  setVolume(volume: number): void {
    settle(withVolume(state, volume))
  },
  toggleMute(): void {
    settle(withMuteToggled(state))
  },
  cycleRepeat(): void {
    settle({ ...state, repeat: nextRepeat(state.repeat) })
  },
  /** Lets go of a track that no longer exists. */
  forget(id: string): void {
    if (state.track?.id === id) player.close()
    else change({ queue: state.queue.filter((track) => track.id !== id) })
  },
  close(): void {
    const player = audio()
    change({ track: null, queue: [], playing: false, time: 0, duration: 0, problem: null })
    player.pause()
    player.removeAttribute('src')
    player.load()
  },
}

const RESTART_AFTER_SEC = 3

function settle(next: PlayerState): void {
  audio().volume = next.volume
  change(next)
  keepSettings(next)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The part of the player's state that a component shows; it draws anew only when that part changes. */
export function usePlayer<Part>(select: (state: PlayerState) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(SILENT),
  )
}
