'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { announcePlaying, onOtherTabPlaying } from '#components/player/other-tabs.ts'
import { player, usePlayer } from '#components/player/player.ts'

export type DemoState = 'silent' | 'loading' | 'playing'

/** One demo at a time, beside the player: whichever of the two starts silences the other. */
let current: { readonly url: string; readonly state: DemoState } | undefined
let element: HTMLAudioElement | undefined
const listeners = new Set<() => void>()

function change(next: typeof current): void {
  current = next
  for (const listener of listeners) listener()
}

function audio(): HTMLAudioElement {
  if (element) return element
  const made = new Audio()
  element = made
  made.addEventListener('playing', () => {
    if (!current) return made.pause()
    player.pause()
    announcePlaying()
    change({ ...current, state: 'playing' })
  })
  made.addEventListener('ended', () => change(undefined))
  onOtherTabPlaying(() => demo.stop())
  return made
}

export const demo = {
  play(url: string): void {
    if (current?.url === url) return
    audio().src = url
    change({ url, state: 'loading' })
    // Browsers that want a press first, and demos that cannot be had, leave the button as it was.
    audio()
      .play()
      .catch(() => demo.stop(url))
  },
  /** Stops the demo that sounds; with an address only if it is that one. */
  stop(url = current?.url): void {
    if (!current || current.url !== url) return
    change(undefined)
    audio().pause()
  },
  toggle(url: string): void {
    if (current?.url === url) demo.stop(url)
    else demo.play(url)
  },
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useDemo(url: string): DemoState {
  return useSyncExternalStore(
    subscribe,
    () => (current?.url === url ? current.state : 'silent'),
    () => 'silent',
  )
}

/** For every page with demos: they end when a song starts, and with the page. */
export function useDemosYield(): void {
  const playing = usePlayer((state) => state.playing)
  useEffect(() => {
    if (playing) demo.stop()
  }, [playing])
  useEffect(() => () => demo.stop(), [])
}
