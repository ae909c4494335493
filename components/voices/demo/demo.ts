'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useSyncExternalStore } from 'react'
import { announcePlaying, onOtherTabPlaying } from '#components/player/playback/other-tabs.ts'
import { player } from '#components/player/player.ts'
import { usePlayer } from '#components/player/state.ts'
import { showToast } from '#components/ui/toast.ts'

export type DemoState = 'silent' | 'loading' | 'playing'

/** One demo at a time, beside the player: whichever of the two starts silences the other. */
let current: { readonly url: string; readonly state: DemoState | 'failed' } | undefined
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
    if (stateOf(url) !== 'silent') return
    audio().src = url
    change({ url, state: 'loading' })
    audio()
      .play()
      .catch((reason: unknown) => {
        const name = reason instanceof DOMException ? reason.name : ''
        if (current?.url !== url || name === 'AbortError') return
        // Browsers that want a press first leave the button as it was.
        change(name === 'NotAllowedError' ? undefined : { url, state: 'failed' })
      })
  },
  /** Stops the demo that sounds; with an address only if it is that one. */
  stop(url = current?.url): void {
    if (!current || current.url !== url) return
    change(undefined)
    audio().pause()
  },
  toggle(url: string): void {
    if (stateOf(url) === 'silent') demo.play(url)
    else demo.stop(url)
  },
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function stateOf(url: string): DemoState {
  return current?.url !== url || current.state === 'failed' ? 'silent' : current.state
}

export function useDemo(url: string): DemoState {
  return useSyncExternalStore(
    subscribe,
    () => stateOf(url),
    () => 'silent',
  )
}

/** For every page with demos: one that cannot be had says so, and all end when a song starts, and with the page. */
export function useDemoLifecycle(): void {
  const t = useTranslations('voices')
  const hasFailed = useSyncExternalStore(
    subscribe,
    () => current?.state === 'failed',
    () => false,
  )
  useEffect(() => {
    if (hasFailed) showToast(t('demoFailed'), { tone: 'bad' })
  }, [hasFailed, t])
  const playing = usePlayer((state) => state.playing)
  useEffect(() => {
    if (playing) demo.stop()
  }, [playing])
  useEffect(() => () => demo.stop(), [])
}
