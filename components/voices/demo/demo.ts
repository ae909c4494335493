'use client'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { announcePlaying, onOtherTabPlaying } from '#components/player/playback/other-tabs.ts'
import { player } from '#components/player/player.ts'
import { playerState, usePlayer } from '#components/player/state.ts'
import { createStore } from '#components/ui/store.ts'
import { showToast } from '#components/ui/toast.ts'

export type DemoState = 'silent' | 'loading' | 'playing'

type Demo = { readonly url: string; readonly state: DemoState | 'failed' } | undefined

/** Plays one demo at a time. A demo and the player stop each other. */
const store = createStore<Demo>(undefined)
let element: HTMLAudioElement | undefined

function audio(): HTMLAudioElement {
  if (element) return element
  const made = new Audio()
  element = made
  made.addEventListener('playing', () => {
    const current = store.get()
    if (!current) return made.pause()
    player.pause()
    announcePlaying()
    store.set({ ...current, state: 'playing' })
  })
  // A key of the keyboard or the system's own controls may pause it.
  made.addEventListener('pause', () => {
    if (made.paused && store.get()?.state === 'playing') store.set(undefined)
  })
  made.addEventListener('ended', () => store.set(undefined))
  // Its file may break off in the middle, which no promise tells.
  made.addEventListener('error', () => {
    const current = store.get()
    if (made.error && current) store.set({ ...current, state: 'failed' })
  })
  onOtherTabPlaying(() => demo.stop())
  return made
}

export const demo = {
  play(url: string): void {
    if (stateOf(url, store.get()) !== 'silent') return
    audio().src = url
    store.set({ url, state: 'loading' })
    audio()
      .play()
      .catch((reason: unknown) => {
        const name = reason instanceof DOMException ? reason.name : ''
        if (store.get()?.url !== url || name === 'AbortError') return
        // If the browser requires a press first, the button stays as it was.
        store.set(name === 'NotAllowedError' ? undefined : { url, state: 'failed' })
      })
  },
  /** Plays a demo for somebody who has pressed nothing, so not over a song that plays. */
  preview(url: string): void {
    if (!playerState().playing) demo.play(url)
  },
  /** Stops the current demo; with an address, only if that one is playing. */
  stop(url = store.get()?.url): void {
    if (!url || store.get()?.url !== url) return
    store.set(undefined)
    audio().pause()
  },
  toggle(url: string): void {
    if (stateOf(url, store.get()) === 'silent') demo.play(url)
    else demo.stop(url)
  },
}

function stateOf(url: string, current: Demo): DemoState {
  return current?.url !== url || current.state === 'failed' ? 'silent' : current.state
}

export function useDemo(url: string): DemoState {
  return store.use((current) => stateOf(url, current))
}

/**
 * For every page with demos. It says when a demo could not be loaded, and stops demos when a song starts or the page is
 * left.
 */
export function useDemoLifecycle(): void {
  const t = useTranslations('voices')
  const hasFailed = store.use((current) => current?.state === 'failed')
  useEffect(() => {
    if (hasFailed) showToast(t('demoFailed'), { variant: 'error' })
  }, [hasFailed, t])
  const playing = usePlayer((state) => state.playing)
  useEffect(() => {
    if (playing) demo.stop()
  }, [playing])
  useEffect(() => () => demo.stop(), [])
}
