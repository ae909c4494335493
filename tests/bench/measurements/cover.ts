import { readFile, writeFile } from 'node:fs/promises'
import { REGISTERS } from '#lib/catalog/voices/registers.ts'
import { engineCovers } from '#server/adapters/cover/engine/engine-covers.ts'
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
  const engine = engineCovers()
  const mp3 = await readFile(mp3File)
  const [voice] = loadVoices()
  if (!voice) throw new Error('The catalogue is empty')
  const { name, model, register } = voice
  const make = (part: number) =>
    engine.make(
      {
        kind: 'cover',
        source: { kind: 'recording', bytes: mp3.subarray(0, Math.floor(mp3.length * part)) },
        ...{ voice: { name, model, throat: REGISTERS[register].throat }, semitones: 0, title: 'Bench', seed: 1 },
        levels: { vocalDb: 0, backingDb: 0 },
      },
      {
        signal: new AbortController().signal,
        onProgress: () => {},
        keep: (_, content) => writeFile('/dev/null', content),
      },
    )
  await make(warmUpShare)
  const used = process.cpuUsage()
  const { durationSec } = await make(share)
  const { user, system } = process.cpuUsage(used)
  const measured = {
    durationSec,
    cpuSec: (user + system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
  }
  await engine.close()
  return measured
})
