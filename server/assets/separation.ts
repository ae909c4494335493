import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeparationAssets } from '#lib/engine/assets.ts'
import { loadFft } from './fft.ts'

/** What taking recordings apart needs, without anything that songs are made of. */
export async function loadSeparation(): Promise<SeparationAssets> {
  const voiceNetwork = new Uint8Array(readFileSync(join(process.cwd(), 'lib/engine/separation/voice-network.bin')))
  return { fft: await loadFft(), voiceNetwork }
}
