import { setTimeout as delay } from 'node:timers/promises'
import type { Music, MusicProvider } from '#server/ports/music.ts'

/** Made at once where the sound does not matter: tests of charging, fencing and faults. */
export const SKETCH: Music = {
  lyrics: '[Verse]\nla la la',
  language: 'en',
  durationSec: 12,
  portrait: { tonic: 0, mode: 'major', tempoBpm: 100, contour: [0.5], peaks: [10] },
  receipt: {},
  files: [{ name: 'song.mp3', bytes: new TextEncoder().encode('not really a song') }],
}

export const sketchMusic: MusicProvider = {
  make: async () => SKETCH,
}

/** Takes as long as it is told, in steps, and can be aborted. */
export function slowMusic(steps: number, stepMs: number, onStep: (step: number) => void = () => {}): MusicProvider {
  return {
    async make(_request, { signal, onProgress }) {
      for (let step = 1; step <= steps; step++) {
        await delay(stepMs, undefined, { signal })
        onProgress('play', Math.round((step / steps) * 100))
        onStep(step)
      }
      return SKETCH
    },
  }
}
