import { writeFile } from 'node:fs/promises'
import { engineMusic } from '#server/adapters/music/engine/engine-music.ts'
import type { MusicRequest } from '#server/ports/music.ts'
import { answer } from '../child.ts'

export type WorkersTask = { readonly request: MusicRequest }

/** Wall time of one song alone, and of two at once. */
export type Workers = { readonly aloneSec: number; readonly togetherSec: number }

await answer<WorkersTask>(async ({ request }): Promise<Workers> => {
  const engine = engineMusic()
  const make = () =>
    engine.make(request, {
      signal: new AbortController().signal,
      onProgress: () => {},
      storeFile: (_, content) => writeFile('/dev/null', content),
    })
  const timed = async (task: () => Promise<unknown>) => {
    const started = performance.now()
    await task()
    return (performance.now() - started) / 1000
  }
  const together = () => Promise.all([make(), make()])
  await together()
  let aloneSec = 0
  let togetherSec = 0
  // In this order, so that a machine that grows slower or faster meanwhile favours neither.
  for (const task of [make, together, together, make, make, together, together, make]) {
    if (task === make) aloneSec += await timed(task)
    else togetherSec += await timed(task)
  }
  await engine.close()
  return { aloneSec: aloneSec / 4, togetherSec: togetherSec / 4 }
})
