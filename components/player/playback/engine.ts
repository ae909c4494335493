import { change, type Problem, playerState, SILENT } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { announcePlaying, onOtherTabPlaying } from './other-tabs.ts'
import { neighbour, queueFrom, relisted, successor, without } from './queue.ts'
import { PLAYBACK_KEY, savedPlayback } from './saved-playback.ts'
import { storedSettings } from './settings.ts'
import { sound } from './sound.ts'

let isReady = false
/** The beginning of a song (its preview) that played before the whole was requested; set until the whole plays. */
let beginning: Track | undefined
/** The direction in which the queue moved to the track; undefined if a person chose it. */
let way: 1 | -1 | undefined

export function audio(): HTMLAudioElement {
  const made = sound()
  if (isReady) return made
  isReady = true
  change(storedSettings())
  made.volume = playerState().volume
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
    const { track } = playerState()
    if (beginning) load(beginning)
    else if (track?.wholeUrl && !made.paused) finish(track, track.wholeUrl)
    else if (track) void stumble(track)
  })
  made.addEventListener('ended', () => {
    const { track } = playerState()
    if (track?.wholeUrl) return goOn(track, track.wholeUrl)
    const next = successor(playerState())
    if (next) passTo(next, 1)
    else {
      made.currentTime = 0
      change({ playing: false, time: 0 })
    }
  })
  onOtherTabPlaying(() => made.pause())
  return made
}

/**
 * Plays a track of the queue from its start. `by` is the direction in the queue; without it a person chose the track.
 */
export function passTo({ wholeUrl, ...track }: Track, by?: 1 | -1): void {
  // The list was loaded before the song was finished; it may be finished by now, so try the whole song.
  start(wholeUrl ? { ...track, audioUrl: wholeUrl } : track)
  way = by
}

function start(track: Track): void {
  const { track: before, problem } = playerState()
  way = undefined
  if (track.audioUrl !== before?.audioUrl) load(track)
  else {
    if (problem && problem !== 'blocked') audio().load()
    audio().currentTime = 0
    change({ track, time: 0 })
  }
  resume()
}

/** Loads a track without playing it. */
function load(track: Track, time = 0): void {
  const player = audio()
  beginning = undefined
  player.src = track.audioUrl
  player.currentTime = time
  change({ track, time, duration: track.duration ?? 0, playing: false })
}

/**
 * Moves from the beginning of a song to the whole. If the whole does not exist yet, it returns to the start of the
 * beginning.
 */
function goOn(track: Track, wholeUrl: string): void {
  finish(track, wholeUrl)
  beginning = track
}

/** Moves to the whole song for good: once the song is finished, its beginning no longer exists. */
function finish({ wholeUrl: _, ...track }: Track, wholeUrl: string): void {
  load({ ...track, audioUrl: wholeUrl }, playerState().time)
  resume()
}

function resume(): void {
  change({ playing: true, problem: null })
  announcePlaying()
  const asked = playerState().track
  audio()
    .play()
    .catch((reason: unknown) => {
      const blocked = reason instanceof DOMException && reason.name === 'NotAllowedError'
      // Any other fault of the file is reported by the element's "error" event.
      if (blocked && playerState().track === asked) change({ playing: false, problem: 'blocked' })
    })
}

/**
 * Shows why a track could not be loaded. If the queue was moving on by itself or by its buttons, a missing track is
 * skipped.
 */
async function stumble(track: Track): Promise<void> {
  change({ playing: false })
  const why = await problemOf(track)
  const state = playerState()
  if (state.track !== track) return
  const next = way && neighbour(state, way)
  if (why === 'failed' || !next || next.id === track.id) return change({ playing: false, problem: why })
  change({ ...without(state, track.id), skipped: { title: track.title, why } })
  passTo(next, way)
}

async function problemOf({ id, audioUrl }: Track): Promise<Exclude<Problem, 'blocked'>> {
  try {
    const { status } = await fetch(audioUrl, { method: 'HEAD' })
    if (status !== 404) return 'failed'
    return playerState().queue.find((track) => track.id === id)?.wholeUrl ? 'unfinished' : 'gone'
  } catch {
    return 'failed'
  }
}

/** Playback and position. `controls` has what the bar does with the queue and the volume. */
export const engine = {
  /** See `player`. */
  play(track: Track, list?: readonly Track[], collection: string | null = null): void {
    // This loads the stored settings, which say whether to shuffle.
    audio()
    const state = playerState()
    const { track: before, problem, playing, shuffle } = state
    const isLoaded = track.id === before?.id && (!problem || problem === 'blocked')
    const goesOn = isLoaded && playing && collection !== null
    if (!isLoaded) change({ ...queueFrom(track, list ?? [track], shuffle), collection })
    else if (list && (!playing || goesOn)) change({ ...relisted(state, list), collection })
    if (goesOn) return
    if (isLoaded && playing) engine.pause()
    else if (before?.wholeUrl === track.audioUrl) goOn(before, track.audioUrl)
    else if (isLoaded) resume()
    else start(track)
  },
  /** Continues what another document of this tab was playing. */
  resumeSaved(): void {
    const left = savedPlayback()
    audio()
    sessionStorage.removeItem(PLAYBACK_KEY)
    if (!left?.track || playerState().track) return
    change({ ...queueFrom(left.track, left.queue, playerState().shuffle), collection: left.collection })
    load(left.track, left.time)
    if (left.playing) resume()
  },
  toggle(): void {
    const { track, playing, problem } = playerState()
    if (!track) return
    if (playing) audio().pause()
    else if (problem && problem !== 'blocked') start(track)
    else resume()
  },
  pause(): void {
    if (playerState().playing) audio().pause()
  },
  /** Moves to a position in seconds, kept within the track. */
  seek(seconds: number): void {
    const { track, duration } = playerState()
    if (!track) return
    const time = Math.min(Math.max(0, seconds), duration || seconds)
    audio().currentTime = time
    change({ time })
  },
  /** See `player`. If the beginning of the song is loaded, the whole song replaces it. */
  seekIn(track: Track, seconds: number, list?: readonly Track[]): void {
    const { track: before, playing } = playerState()
    if (track.id !== before?.id) engine.play(track, list)
    else if (track.audioUrl !== before.audioUrl) {
      load(track)
      if (playing) resume()
    }
    engine.seek(seconds)
  },
  playFrom(track: Track, seconds: number): void {
    engine.seekIn(track, seconds)
    if (playerState().playing) return
    engine.toggle()
    engine.seek(seconds)
  },
  forget(id: string): void {
    const state = playerState()
    if (state.track?.id === id) engine.close()
    else change(without(state, id))
  },
  close(): void {
    const player = audio()
    const { volume, volumeBefore, repeat, shuffle } = playerState()
    change({ ...SILENT, volume, volumeBefore, repeat, shuffle })
    player.pause()
    player.removeAttribute('src')
    player.load()
  },
}
