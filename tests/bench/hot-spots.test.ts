import type { Profiler } from 'node:inspector'
import { expect, it } from 'vitest'
import { hotSpots } from './hot-spots.ts'

const node = (id: number, functionName: string, url: string, children: number[] = []): Profiler.ProfileNode => ({
  id,
  children,
  callFrame: { functionName, url, scriptId: String(id), lineNumber: 9, columnNumber: 0 },
})
const file = (path: string) => `file:///somewhere/canto/${path}`

const profile: Profiler.Profile = {
  startTime: 0,
  endTime: 1000,
  nodes: [
    node(1, '(root)', '', [2, 8, 9]),
    node(2, 'makeSong', file('server/adapters/music/engine/make-song.ts'), [3, 5]),
    node(3, 'push', file('lib/engine/codec/mp3.ts'), [4, 10]),
    node(4, 'encode', file('node_modules/wasm-media-encoders/index.mjs'), [7]),
    node(5, 'run', file('lib/engine/instruments/program.ts'), [6]),
    node(6, 'wasm-function[3]', 'wasm://wasm/aa'),
    node(7, 'wasm-function[59]', 'data:application/wasm;base64,AAAA'),
    node(8, '(garbage collector)', ''),
    node(9, '(idle)', ''),
    node(10, 'set', ''),
  ],
  samples: [2, 3, 4, 6, 7, 8, 9, 10, 6],
  timeDeltas: [50, 50, 50, 100, 300, 50, 5000, 100, 300],
}

it('charges time to the folder and function of the engine that spent it or called for it', () => {
  const { folders, functions } = hotSpots(profile, new Map([['6', 'lib/engine/mix/effects/room.dsp']]))
  expect(folders).toEqual([
    { name: 'codec', share: 0.5 },
    { name: 'mix/effects', share: 0.4 },
    { name: 'outside the engine', share: 0.05 },
    { name: 'garbage collection', share: 0.05 },
  ])
  expect(functions.slice(0, 3)).toEqual([
    { name: 'mix/effects/room.dsp', share: 0.4 },
    { name: 'codec/mp3.ts:10 push → packaged WebAssembly', share: 0.3 },
    { name: 'codec/mp3.ts:10 push', share: 0.2 },
  ])
})
