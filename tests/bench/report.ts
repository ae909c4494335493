import { limitText, table } from '../support/bars.ts'
import type { HotSpots, Share } from './hot-spots.ts'
import { costOf, type Measured, ROWS, type Row, type Song, type Verdict, verdictOf } from './rows.ts'

export type Line = {
  readonly what: string
  readonly pass: Row['pass']
  readonly aim: Row['aim'] | null
  readonly figure: number | null
  readonly ratioToYardstick: number | null
  readonly verdict: Verdict
  readonly note: string
}

export function linesOf(measured: Measured): Line[] {
  return ROWS.map((row) => {
    const found = row.figure(measured)
    return {
      what: row.what,
      pass: row.pass,
      aim: row.aim ?? null,
      figure: found?.value ?? null,
      ratioToYardstick: found?.yardstick ? found.value / found.yardstick : null,
      verdict: verdictOf(row, found),
      note: found?.note ?? '',
    }
  })
}

export function barsTable(lines: readonly Line[]): string {
  const digits = new Map(ROWS.map((row) => [row.what, row.digits]))
  const head = ['', 'pass', 'aim', 'figure', '÷ LAME', 'verdict', '']
  const body = lines.map(({ what, pass, aim, figure, ratioToYardstick, verdict, note }) => [
    what,
    limitText(pass),
    aim ? limitText(aim) : '–',
    figure?.toFixed(digits.get(what)) ?? '–',
    ratioToYardstick?.toFixed(2) ?? '–',
    verdict,
    note,
  ])
  return table([head, ...body])
}

export function songsTable(measured: Measured): string {
  const head = ['song', 'audio s', 'CPU s/s', 'LAME s/s', 'ratio', 'wall s/s', 'peak MB', 'stages, ms wall per s']
  const kinds = { sung: measured.sung, instrumental: measured.instrumental, growth: measured.growth }
  const body = Object.entries(kinds).flatMap(([kind, songs]) => songs.map((song) => songCells(kind, song)))
  return table([head, ...body])
}

function songCells(kind: string, song: Song): string[] {
  const { style, durationSec, cpuSec, lameCpuSec, wallSec, peakMb, stageSec } = song
  const stages = Object.entries(stageSec).filter(([stage]) => stage !== 'total')
  return [
    `${kind}, ${style}`,
    durationSec.toFixed(0),
    (cpuSec / durationSec).toFixed(3),
    (lameCpuSec / durationSec).toFixed(4),
    (cpuSec / lameCpuSec).toFixed(1),
    (wallSec / durationSec).toFixed(3),
    peakMb.toFixed(0),
    stages.map(([stage, sec]) => `${stage} ${((1000 * sec) / durationSec).toFixed(1)}`).join(', '),
  ]
}

const MOST_FUNCTIONS = 40

/** The profile's shares of what `songs`, the same as it was taken of, cost without a profiler. */
export function hotSpotsTable({ folders, functions }: HotSpots, songs: readonly Song[]): string {
  const msPerSec = 1000 * costOf(songs)
  const cells = ({ name, share }: Share) => [name, (share * msPerSec).toFixed(2), `${(100 * share).toFixed(1)} %`]
  const dearest = functions.slice(0, MOST_FUNCTIONS)
  return [
    table([['where the time goes', 'CPU ms per s', 'share'], ...folders.map(cells)]),
    table([['by function', 'CPU ms per s', 'share'], ...dearest.map(cells)]),
  ].join('\n\n')
}
