import { glob } from 'node:fs/promises'
import { type Debugger, Session } from 'node:inspector/promises'
import { basename } from 'node:path'
import { makeSong } from '#server/adapters/music/engine/make-song.ts'
import { loadAssets } from '#server/assets/assets.ts'
import type { MusicRequest } from '#server/ports/music.ts'
import { answer } from '../child.ts'
import { type HotSpots, hotSpots } from '../hot-spots.ts'

export type ProfileTask = { readonly requests: readonly MusicRequest[]; readonly warmUps: readonly MusicRequest[] }

const SAMPLING_US = 500

await answer<ProfileTask>(async ({ requests, warmUps }): Promise<HotSpots> => {
  for (const warmUp of warmUps) await makeSong(warmUp)
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLING_US })
  await session.post('Profiler.start')
  for (const request of requests) await makeSong(request)
  const { profile } = await session.post('Profiler.stop')
  return hotSpots(profile, await faustPrograms(session))
})

/** Script ids of the Faust programs with the paths of their sources, found by their bytes. */
async function faustPrograms(session: Session): Promise<Map<string, string>> {
  const sources = new Map<string, string>()
  for await (const path of glob('lib/engine/**/*.dsp')) sources.set(basename(path, '.dsp'), path)
  const { instruments } = await loadAssets()
  const pathOf = new Map(
    Object.entries(instruments.programs).map(([name, { wasm }]) => [
      Buffer.from(wasm).toString('base64'),
      sources.get(name),
    ]),
  )
  const scripts: Debugger.ScriptParsedEventDataType[] = []
  session.on('Debugger.scriptParsed', ({ params }) => scripts.push(params))
  // Only now: under a debugger WebAssembly runs slowly.
  await session.post('Debugger.enable')
  const found = new Map<string, string>()
  for (const { scriptId, url } of scripts) {
    if (!url.startsWith('wasm:')) continue
    const source = await session.post('Debugger.getScriptSource', { scriptId })
    const { bytecode = '' } = source as { bytecode?: string }
    const path = pathOf.get(bytecode)
    if (path) found.set(scriptId, path)
  }
  return found
}
