import { writeFile } from 'node:fs/promises'
import { engineMusic } from '#server/adapters/music/engine/engine-music.ts'
import type { Music, MusicRequest } from '#server/ports/music.ts'
import { answer } from '../child.ts'

export type RenderTask = {
  readonly request: MusicRequest
  readonly warmUp: MusicRequest
  /** Short songs are made again until so much audio has been measured. */
  readonly leastSec: number
  /** Where the song is left, for the yardstick and for covers. */
  readonly wavFile: string
  readonly mp3File: string
}

/** What one song costs in a warm worker. */
export type Rendered = {
  readonly durationSec: number
  /** User and system time of the whole process, threads included. */
  readonly cpuSec: number
  readonly wallSec: number
  /** Largest resident memory of the process so far. */
  readonly peakMb: number
  /** Wall time of each stage, as the metadata tells it. */
  readonly stageSec: Readonly<Record<string, number>>
}

await answer<RenderTask>(async ({ request, warmUp, leastSec, ...files }): Promise<Rendered> => {
  const engine = engineMusic()
  const stored: Record<string, string> = { 'song.wav': files.wavFile, 'song.mp3': files.mp3File }
  const make = (wanted: MusicRequest) =>
    engine.make(wanted, {
      signal: new AbortController().signal,
      onProgress: () => {},
      storeFile: (name, content) => writeFile(stored[name] ?? '/dev/null', content),
    })
  await make(warmUp)
  const used = process.cpuUsage()
  const started = performance.now()
  let music: Music
  let times = 0
  do {
    music = await make(request)
    times++
  } while (times * music.durationSec < leastSec)
  const { user, system } = process.cpuUsage(used)
  const measured: Rendered = {
    durationSec: music.durationSec,
    cpuSec: (user + system) / 1e6 / times,
    wallSec: (performance.now() - started) / 1000 / times,
    peakMb: process.resourceUsage().maxRSS / 1024,
    stageSec: music.metadata.seconds as Record<string, number>,
  }
  await engine.close()
  return measured
})
