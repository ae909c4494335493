import { controls } from '#components/player/playback/controls.ts'
import { engine } from '#components/player/playback/engine.ts'
import type { Track } from '#components/player/track.ts'

const HANDLERS: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
  play: () => engine.toggle(),
  pause: () => engine.pause(),
  previoustrack: () => controls.previous(),
  nexttrack: () => controls.next(),
  seekto: ({ seekTime }) => seekTime !== undefined && engine.seek(seekTime),
  stop: () => engine.close(),
}

/** Tells the system's own controls (lock screen, headset, media keys) what plays and lets them act. */
export function describeToSystem(track: Track | null, isLast: boolean): void {
  if (!('mediaSession' in navigator)) return
  const session = navigator.mediaSession
  session.metadata = track
    ? new MediaMetadata({
        title: track.title,
        artist: track.artist,
        ...(track.thumbnailUrl ? { artwork: [{ src: track.thumbnailUrl }] } : {}),
      })
    : null
  for (const [action, handler] of Object.entries(HANDLERS)) {
    const isOffered = track && !(isLast && action === 'nexttrack')
    try {
      session.setActionHandler(action as MediaSessionAction, isOffered ? handler : null)
    } catch {
      // A system that lacks this control.
    }
  }
}
