import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoName } from '#lib/catalog/demo-songs.ts'
import { DEMO_FOLDER, makeDemo } from '#server/cli/demos.ts'
import type { UnreadRequest } from '#server/ports/music.ts'
import { inLanes, requestOf, type Studio } from './studio.ts'

export type Sameness = readonly { readonly name: string; readonly holds: boolean }[]

/** Whether one seed gives one song, to the byte, as it gave those that are handed out, and another seed another one. */
export async function compareSeeds(studio: Studio, lyrics: string, demos: readonly DemoName[]): Promise<Sameness> {
  const request = (seed: number): UnreadRequest => requestOf({ style: 'Pop', lyrics, seed })
  const [once, again, other] = await studio.each([request(11), request(11), request(12)], async ({ file }) =>
    createHash('sha256')
      .update(await readFile(file('song.wav')))
      .digest('hex'),
  )
  return [
    { name: 'the same seed', holds: once === again },
    { name: 'another seed', holds: once !== other },
    ...(await inLanes(demos, async (name) => {
      const stored = await readFile(join(DEMO_FOLDER, `${name}.mp3`))
      return { name, holds: stored.equals((await makeDemo(name)).mp3) }
    })),
  ]
}
