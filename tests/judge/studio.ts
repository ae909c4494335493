import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Score } from '#lib/engine/sound.ts'
import { engineMusic } from '#server/adapters/music/engine/engine-music.ts'
import type { Music, UnreadRequest } from '#server/ports/music.ts'
import { readRequest } from '#tests/support/read-request.ts'

/** A finished song whose files lie in a folder, under their usual names. */
export type Song = {
  readonly request: UnreadRequest
  readonly music: Music
  readonly score: Score
  file(name: string): string
}

export type Studio = {
  /** Makes a song for each request, as many at once as the machine has cores, and gives each to `listen` before its files go. */
  each<Heard>(requests: readonly UnreadRequest[], listen: (song: Song) => Promise<Heard>): Promise<Heard[]>
  close(): Promise<void>
}

const USUAL = { description: '', gender: 'f', instrumental: false, seed: 1, lyrics: '', title: 'A Song' } as const

/** A request in which only what matters is said. */
export function requestOf(wanted: Partial<UnreadRequest> & { readonly style: string }): UnreadRequest {
  return { ...USUAL, ...wanted }
}

export function openStudio(): Studio {
  const engine = engineMusic()

  async function make<Heard>(request: UnreadRequest, listen: (song: Song) => Promise<Heard>): Promise<Heard> {
    const folder = mkdtempSync(join(tmpdir(), 'canto-judge-'))
    const file = (name: string) => join(folder, name)
    try {
      const music = await engine.make(readRequest(request), {
        signal: new AbortController().signal,
        onProgress: () => {},
        storeFile: (name, content) => writeFile(file(name), content),
      })
      return await listen({ request, music, score: JSON.parse(readFileSync(file('score.json'), 'utf8')), file })
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  return {
    each: (requests, listen) => inLanes(requests, (request) => make(request, listen)),
    close: () => engine.close(),
  }
}

/** Works on all items, as many at once as the machine has cores. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await task(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return results
}
