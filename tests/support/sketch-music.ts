import { setTimeout as delay } from 'node:timers/promises'
import type { GenerationListener } from '#server/ports/generation.ts'
import type { Music, MusicProvider, StemsProvider } from '#server/ports/music.ts'

/** Made at once where the sound does not matter: tests of charging, fencing and faults. */
export const SKETCH: Music = {
  title: null,
  lyrics: '[Verse]\nla la la',
  language: 'en',
  durationSec: 12,
  visuals: { tonic: 0, mode: 'major', tempoBpm: 100, contour: [0.5], peaks: [10] },
  metadata: {},
}

export const SKETCH_MP3 = new TextEncoder().encode('not really a song')

/** Every file that a sketch has. */
export async function storeSketch(storeFile: GenerationListener['storeFile']): Promise<Music> {
  await storeFile('song.mp3', SKETCH_MP3)
  return SKETCH
}

export const sketchMusic: MusicProvider = {
  make: async (_request, { storeFile }) => await storeSketch(storeFile),
}

export const sketchStems: StemsProvider = {
  make: async (_request, { storeFile, onProgress }) => {
    onProgress('play', 50)
    for (const name of ['drums', 'bass']) await storeFile(`${name}.wav`, new TextEncoder().encode(`${name} of it`))
    return null
  },
}

/** Takes as long as it is told, in steps, and can be aborted. */
export function slowMusic(steps: number, stepMs: number, onStep: (step: number) => void = () => {}): MusicProvider {
  return {
    async make(_request, { signal, onProgress, storeFile }) {
      for (let step = 1; step <= steps; step++) {
        await delay(stepMs, undefined, { signal })
        onProgress('play', Math.round((step / steps) * 100))
        onStep(step)
      }
      return await storeSketch(storeFile)
    },
  }
}
