import { readFile } from 'node:fs/promises'
import { REGISTERS } from '#lib/catalog/voices/registers.ts'
import { makeCover } from '#server/adapters/cover/engine/make-cover.ts'
import { loadVoices } from '#server/assets/voices.ts'
import { answer } from '../child.ts'

export type CoverTask = {
  /** An MP3 of a song. */
  readonly mp3File: string
  /** The part of it that is covered, from its beginning. */
  readonly share: number
  /** The part that is covered before, unmeasured. */
  readonly warmUpShare: number
}

/** What one cover costs in a warm worker, MP3 in and MP3 out. */
export type Covered = {
  readonly durationSec: number
  /** User and system time of the whole process, threads included. */
  readonly cpuSec: number
  /** Largest resident memory of the process so far. */
  readonly peakMb: number
}

await answer<CoverTask>(async ({ mp3File, share, warmUpShare }): Promise<Covered> => {
  const mp3 = await readFile(mp3File)
  const [voice] = loadVoices()
  if (!voice) throw new Error('The catalogue is empty')
  const { name, model, register } = voice
  // In this process, not in a confined one: what a child uses is not counted.
  const make = (part: number) =>
    makeCover({
      kind: 'cover',
      source: { kind: 'recording', bytes: mp3.subarray(0, Math.floor(mp3.length * part)) },
      voice: { name, model, baseFormantScale: REGISTERS[register].formantScale, from: 'catalogue' },
      semitones: 0,
      title: 'Bench',
      seed: 1,
      levels: { vocalDb: 0, backingDb: 0 },
    })
  await make(warmUpShare)
  const used = process.cpuUsage()
  const { durationSec } = await make(share)
  const { user, system } = process.cpuUsage(used)
  return {
    durationSec,
    cpuSec: (user + system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }
})
