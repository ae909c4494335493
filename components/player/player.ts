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
  void loading.then((loaded) => {
    engine = loaded
    ask(loaded)
  })
}

/** What pages ask of the player. Its engine is loaded with the first track that is played. */
export const player = {
  /** To be called in a press whose track is still to be asked for: later would be too late for browsers that need one to sound. */
  wake(): void {
    askEngine(() => {})
  },
  /**
   * Plays a track out of a list, which is the queue from then on; without one the track alone is. The track that is
   * loaded already pauses, in the list it came from, and resumes. A list that is put on as a whole has a name, which tells it
   * from others; it never pauses what sounds.
   */
  play(track: Track, list?: readonly Track[], collection?: string): void {
    askEngine((engine) => engine.play(track, list, collection))
  },
  /** Plays a track out of a list from there; one that is loaded already stays paused if it is. Seconds from the start. */
  seekIn(track: Track, seconds: number, list?: readonly Track[]): void {
    askEngine((engine) => engine.seekIn(track, seconds, list))
  },
  /** The same, and it sounds from there whatever it did before. */
  playFrom(track: Track, seconds: number): void {
    askEngine((engine) => engine.playFrom(track, seconds))
  },
  pause(): void {
    if (playerState().playing) askEngine((engine) => engine.pause())
  },
  /** What is loaded, or waits its turn, goes by another title. */
  retitle(id: string, title: string): void {
    const { track, queue, order } = playerState()
    if (!track) return
    const renamed = (one: Track) => (one.id === id ? { ...one, title } : one)
    change({ track: renamed(track), queue: queue.map(renamed), order: order.map(renamed) })
  },
  /** Lets go of a track that no longer exists. */
  forget(id: string): void {
    if (playerState().track) askEngine((engine) => engine.forget(id))
  },
  /** Lets go of everything. */
  close(): void {
    if (playerState().track) askEngine((engine) => engine.close())
  },
}
