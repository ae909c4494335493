import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineMusic } from '#server/adapters/music/engine/engine-music.ts'
import type { Music, MusicRequest } from '#server/ports/music.ts'
import { showProgress } from './progress.ts'

/** Makes a song and keeps its files in a folder; the terminal tells how far it is. */
export async function makeInto(folder: string, request: MusicRequest): Promise<Music> {
  await mkdir(folder, { recursive: true })
  const engine = engineMusic()
  try {
    const music = await engine.make(request, {
      signal: new AbortController().signal,
      onProgress: showProgress,
      keep: (name, content) => writeFile(join(folder, name), content),
    })
    process.stderr.write(`\r${music.durationSec.toFixed(1)} s of music are in ${folder}${' '.repeat(20)}\n`)
    return music
  } finally {
    await engine.close()
  }
}
