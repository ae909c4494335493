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
      keep: (_, content) => writeFile('/dev/null', content),
    })
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return (performance.now() - started) / 1000
  }
  const together = () => Promise.all([make(), make()])
  await together()
  // In this order, so that a machine that grows slower or faster meanwhile favours neither.
  const [first, second, third, fourth] = [
    await timed(make),
    await timed(together),
    await timed(together),
    await timed(make),
  ]
  await engine.close()
  return { aloneSec: (first + fourth) / 2, togetherSec: (second + third) / 2 }
})
