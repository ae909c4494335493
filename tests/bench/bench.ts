// What the engine costs, against its bars. Run: npm run bench [-- --short]; every figure is stored in build/bench.json.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { RECORDING_MAX_SEC } from '#lib/catalog/limits.ts'
import type { UnreadRequest } from '#server/ports/music.ts'
import { readRequest } from '#tests/support/read-request.ts'
import { inChild } from './child.ts'
import type { HotSpots } from './hot-spots.ts'
import type { Covered, CoverTask } from './measurements/cover.ts'
import type { ProfileTask } from './measurements/profile.ts'
import type { Rendered, RenderTask } from './measurements/render.ts'
import type { Workers, WorkersTask } from './measurements/workers.ts'
import { barsTable, hotSpotsTable, linesOf, songsTable } from './report.ts'
import { instrumentalRequest, sungRequest, unrepeatedRequest } from './requests.ts'
import type { Measured, Song } from './rows.ts'
import { findYardstick } from './yardstick.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })

/** In sung lines: they make the length of a song. */
const FULL = { styles: ['Pop', 'Rock', 'Jazz', 'Electronic'], lines: 16, warmUpLines: 4, growth: [2, 4, 8, 16, 32, 64] }
const SHORT = { styles: ['Pop'], lines: 4, warmUpLines: 2, growth: [4, 16] }
const plan = values.short ? SHORT : FULL
const GROWTH_STYLE = 'Pop'
const SEC_A_LINE = 7.5
const WARM_UP_SEC = 15

const yardstick = findYardstick()
const folder = mkdtempSync(join(tmpdir(), 'canto-bench-'))
const wavFile = join(folder, 'song.wav')
const mp3File = join(folder, 'song.mp3')
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1))

const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version, load: loadavg()[0]! }
console.log(`${machine.cores} × ${machine.cpu}, Node ${machine.node}, load ${machine.load.toFixed(2)} before it begins`)
console.log(`Yardstick: ${yardstick.name}, 192 kbit/s, timed on each song right after it was made`)

const inTurn = async <Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>) => {
  const results: Result[] = []
  for (const item of items) results.push(await task(item))
  return results
}

const warmUpOf = (style: string) => sungRequest(style, plan.warmUpLines)

async function measureSong(style: string, request: UnreadRequest, warmUp = warmUpOf(style)): Promise<Song> {
  const leastSec = plan.warmUpLines * SEC_A_LINE * 2
  const rendered = await inChild<Rendered>('render', {
    request: readRequest(request),
    warmUp: readRequest(warmUp),
    leastSec,
    wavFile,
    mp3File,
  } satisfies RenderTask)
  const song = { style, ...rendered, lameCpuSec: await yardstick.cpuSec(wavFile) }
  console.log(`  ${request.title}, ${style}, ${song.durationSec.toFixed(0)} s: ${song.cpuSec.toFixed(2)} CPU s`)
  return song
}

async function measureWorkers(): Promise<Measured['workers']> {
  const loadBefore = loadavg()[0]!
  const request = readRequest(sungRequest(GROWTH_STYLE, plan.lines / 2))
  const engine = await inChild<Workers>('workers', { request } satisfies WorkersTask)
  // The yardstick's file is the last song that was made, the longest.
  const encoded = async (copies: number) => {
    const started = performance.now()
    await Promise.all(Array.from({ length: copies }, () => yardstick.cpuSec(wavFile)))
    return (performance.now() - started) / 1000
  }
  return { engine, lame: { aloneSec: await encoded(1), togetherSec: await encoded(2) }, loadBefore }
}

/** Of the song that was made last. */
async function measureCover(lengthSec: number, longestSec: number): Promise<Covered> {
  const share = Math.min(1, longestSec / lengthSec)
  const warmUpShare = Math.min(1, WARM_UP_SEC / lengthSec)
  const covered = await inChild<Covered>('cover', { mp3File, share, warmUpShare } satisfies CoverTask)
  console.log(`  a cover of ${covered.durationSec.toFixed(0)} s: ${covered.cpuSec.toFixed(2)} CPU s`)
  return covered
}

const sung = await inTurn(plan.styles, (style) => measureSong(style, sungRequest(style, plan.lines)))
const cover = await measureCover(sung.at(-1)?.durationSec ?? 1, RECORDING_MAX_SEC)
const instrumental = await inTurn(plan.styles, (style) => {
  const lengthSec = plan.lines * SEC_A_LINE
  return measureSong(style, instrumentalRequest(style, lengthSec), instrumentalRequest(style, 0))
})
const growth = await inTurn(plan.growth, (lines) =>
  measureSong(GROWTH_STYLE, { ...unrepeatedRequest(GROWTH_STYLE, lines), lengthSec: lines * SEC_A_LINE }),
)
const measured: Measured = {
  sung,
  instrumental,
  growth,
  cover,
  longCover: await measureCover(growth.at(-1)?.durationSec ?? 1, RECORDING_MAX_SEC - 1),
  workers: await measureWorkers(),
}
const profile = await inChild<HotSpots>('profile', {
  requests: plan.styles.map((style) => readRequest(sungRequest(style, plan.lines))),
  warmUps: plan.styles.map((style) => readRequest(warmUpOf(style))),
} satisfies ProfileTask)

const lines = linesOf(measured)
console.log(`\n${[barsTable(lines), songsTable(measured), hotSpotsTable(profile, measured.sung)].join('\n\n')}`)
mkdirSync('build', { recursive: true })
const reported = { short: values.short, machine, yardstick: yardstick.name, lines, measured, profile }
writeFileSync('build/bench.json', `${JSON.stringify(reported, null, 2)}\n`)
if (lines.some(({ verdict }) => verdict === 'missed')) process.exitCode = 1
