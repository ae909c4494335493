'use client'
import { loadWithRetry } from '#components/ui/lazy-component.tsx'
import { sound } from './playback/sound.ts'
import { change, playerState } from './state.ts'
import type { Track } from './track.ts'

type Engine = typeof import('./playback/engine.ts')['engine']
let engine: Engine | undefined
let loading: Promise<Engine> | undefined

function askEngine(ask: (engine: Engine) => void): void {
  if (engine) {
    ask(engine)
    return
  }
  sound()
  loading ??= loadWithRetry(() => import('./playback/engine.ts').then((module) => module.engine))
  void loading.then(
    (loaded) => {
      engine = loaded
      ask(loaded)
    },
    (error: unknown) => change({ error }),
  )
}

/** What pages ask of the player. Its engine is loaded with the first track that is played. */
export const player = {
  /**
   * Call this during a press if the track must be fetched first. Some browsers allow sound only during a press, and
   * after the fetch it would be too late.
   */
  wake(): void {
    askEngine(() => {})
  },
  /**
   * Plays a track from a list, which becomes the queue; without a list the queue is the track alone. A track that is
   * loaded already pauses, and its queue stays; or it resumes, and the list becomes its queue. A list that is played as
   * a whole has a name, `collection`, which tells it from others; playing it never pauses the current track.
   */
  play(track: Track, list?: readonly Track[], collection?: string): void {
    askEngine((engine) => engine.play(track, list, collection))
  },
  /** Plays a track from a list at a position in seconds. A track that is loaded and paused stays paused. */
  seekIn(track: Track, seconds: number, list?: readonly Track[]): void {
    askEngine((engine) => engine.seekIn(track, seconds, list))
  },
  /** The same, but it always plays from there. */
  playFrom(track: Track, seconds: number): void {
    askEngine((engine) => engine.playFrom(track, seconds))
  },
  pause(): void {
    if (playerState().playing) askEngine((engine) => engine.pause())
  },
  /** Renames a track wherever the player has it: loaded or in the queue. */
  retitle(id: string, title: string): void {
    const { track, queue, order } = playerState()
    const renamed = (one: Track) => (one.id === id ? { ...one, title } : one)
    if (track) change({ track: renamed(track), queue: queue.map(renamed), order: order.map(renamed) })
  },
  /** Removes a track that no longer exists. */
  forget(id: string): void {
    if (playerState().track) askEngine((engine) => engine.forget(id))
  },
  /** Stops playing and empties the player. */
  close(): void {
    if (playerState().track) askEngine((engine) => engine.close())
  },
}
