import { renderStems, StemsDiffer, samplesOfWav } from '#lib/engine/sound.ts'
import type { WorkerListener } from '#server/adapters/generation/worker-messages.ts'
import { loadInstruments } from '#server/assets/instruments.ts'
import { RefusedError } from '#server/ports/generation.ts'
import type { StemsRequest } from '#server/ports/music.ts'

/** Plays a song's instruments with the embedded engine. Throws RefusedError where they would not be what they were. */
export async function makeStems({ score, instrumental }: StemsRequest, listener: WorkerListener): Promise<null> {
  const studio = { instruments: await loadInstruments() }
  try {
    renderStems(score, samplesOfWav(instrumental), studio, {
      onStem: (name, piece) => listener.onBytes?.(`${name}.wav`, piece),
      onProgress: (stage, fraction) => listener.onProgress?.(stage, Math.floor(fraction * 100)),
    })
    return null
  } catch (error) {
    throw error instanceof StemsDiffer ? new RefusedError('stemsDiffer') : error
  }
}
