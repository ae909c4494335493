import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LYRICS_MAX } from '#lib/catalog/plans.ts'
import { engineMusic } from '#server/adapters/music/engine/engine-music.ts'
import { songwriterText } from '#server/adapters/text/songwriter/songwriter-text.ts'
import type { Music, UnreadRequest } from '#server/ports/music.ts'
import { withLyrics } from '#server/services/writing/with-lyrics.ts'
import { showProgress } from './progress.ts'

/** Makes a song and stores its files in a folder; the songwriter writes what is missing, and the terminal tells how far it is. */
export async function makeInto(folder: string, request: UnreadRequest): Promise<Music> {
  await mkdir(folder, { recursive: true })
  const { signal } = new AbortController()
  const ctx = { text: songwriterText() }
  const whole = await withLyrics({ ctx, input: { request, longest: LYRICS_MAX, signal } })
  const engine = engineMusic()
  try {
    const music = await engine.make(whole, {
      signal,
      onProgress: showProgress,
      storeFile: (name, content) => writeFile(join(folder, name), content),
    })
    process.stderr.write(`\r${music.durationSec.toFixed(1)} s of music are in ${folder}${' '.repeat(20)}\n`)
    return music
  } finally {
    await engine.close()
  }
}
