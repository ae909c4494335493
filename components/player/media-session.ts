import { player } from './player.ts'
import type { Track } from './track.ts'

const HANDLERS: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
  play: () => player.toggle(),
  pause: () => player.pause(),
  previoustrack: () => player.previous(),
  nexttrack: () => player.next(),
  seekto: ({ seekTime }) => seekTime !== undefined && player.seek(seekTime),
  stop: () => player.close(),
}

/** Tells the system's own controls (lock screen, headset, media keys) what plays and lets them act. */
export function describeToSystem(track: Track | null): void {
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
    try {
      session.setActionHandler(action as MediaSessionAction, track ? handler : null)
    } catch {
      // A system that lacks this control.
    }
  }
}
