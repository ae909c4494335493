import { type Bar, isWithin } from '../support/bars.ts'
import { logSlope } from './log-slope.ts'
import type { Covered } from './measurements/cover.ts'
import type { Rendered } from './measurements/render.ts'
import type { Workers } from './measurements/workers.ts'

export type Song = Rendered & {
  readonly style: string
  /** What LAME needs for the same song. */
  readonly lameCpuSec: number
}

/** Everything that a run has found out. */
export type Measured = {
  readonly sung: readonly Song[]
  readonly instrumental: readonly Song[]
  /** One style and one mixture of singing and playing in growing lengths, made of the same work: no line comes back. */
  readonly growth: readonly Song[]
  /** The last of the sung songs in another voice, and one as long as may be. */
  readonly cover: Covered
  readonly longCover: Covered
  readonly workers: { readonly engine: Workers; readonly lame: Workers; readonly loadBefore: number }
}

export type Figure = {
  readonly value: number
  /** The same figure of LAME; null where it has none worth knowing. */
  readonly yardstick: number | null
  readonly note: string
  /** Whoever else uses the machine makes the bar impossible: missing it says nothing. */
  readonly isMachineBusy?: boolean
}

export type Row = Bar & {
  readonly what: string
  readonly digits: number
  /** Null when this run did not measure it. */
  readonly figure: (measured: Measured) => Figure | null
}

export type Verdict = 'aim' | 'pass' | 'missed' | 'machine too busy' | 'not measured'

const LONGEST_SEC = 470
const LONGEST_COVER_SEC = 400
/** Two encoders share nothing; where even they gain less than this at once, others are using the cores. */
const TWO_FREE_CORES = 1.8

/** The speed bars. Those of one kind of product stand together. */
export const ROWS: readonly Row[] = [
  {
    what: 'full song with voice, CPU s per s',
    pass: { most: 0.25 },
    aim: { most: 0.1 },
    digits: 3,
    figure: ({ sung }) => costFigure(sung),
  },
  {
    what: 'instrumental, CPU s per s',
    pass: { most: 0.12 },
    aim: { most: 0.05 },
    digits: 3,
    figure: ({ instrumental }) => costFigure(instrumental),
  },
  {
    what: 'cover, MP3 in to MP3 out, CPU s per s',
    pass: { most: 0.17 },
    aim: { most: 0.07 },
    digits: 3,
    figure: ({ cover: { cpuSec, durationSec }, sung }) => ({
      value: cpuSec / durationSec,
      yardstick: costFigure(sung.slice(-1)).yardstick,
      note: `${durationSec.toFixed(0)} s`,
    }),
  },
  {
    what: 'memory of a process after a cover of 7 minutes, MB',
    pass: { most: 500 },
    digits: 0,
    figure: ({ longCover: { peakMb, durationSec } }) =>
      durationSec >= LONGEST_COVER_SEC ? { value: peakMb, yardstick: null, note: `${durationSec.toFixed(0)} s` } : null,
  },
  {
    what: 'growth with length, log-log slope',
    pass: { least: 0.9, most: 1.05 },
    digits: 3,
    figure: ({ growth }) => ({
      value: logSlope(growth.map(({ durationSec, cpuSec }) => [durationSec, cpuSec])),
      yardstick: logSlope(growth.map(({ durationSec, lameCpuSec }) => [durationSec, lameCpuSec])),
      note: `${growth.map(({ durationSec }) => durationSec.toFixed(0)).join(', ')} s`,
    }),
  },
  {
    what: 'memory of a process after 8 minutes, MB',
    pass: { most: 500 },
    aim: { most: 300 },
    digits: 0,
    figure: ({ growth }) => {
      const longest = growth.find(({ durationSec }) => durationSec >= LONGEST_SEC)
      return longest ? { value: longest.peakMb, yardstick: null, note: `${longest.durationSec.toFixed(0)} s` } : null
    },
  },
  {
    what: 'two workers against one, times',
    pass: { least: 1.7 },
    aim: { least: 1.9 },
    digits: 2,
    figure: ({ workers: { engine, lame, loadBefore } }) => ({
      value: speedUp(engine),
      yardstick: speedUp(lame),
      note: `wall time; LAME gained ${speedUp(lame).toFixed(2)} times, load of this machine before it ${loadBefore.toFixed(2)}`,
      isMachineBusy: speedUp(lame) < TWO_FREE_CORES,
    }),
  },
]

export function verdictOf({ pass, aim }: Bar, figure: Figure | null): Verdict {
  if (!figure) return 'not measured'
  if (!isWithin(pass, figure.value)) return figure.isMachineBusy ? 'machine too busy' : 'missed'
  return aim && isWithin(aim, figure.value) ? 'aim' : 'pass'
}

/** CPU seconds for each second of all songs together. */
export const costOf = (songs: readonly Song[]): number => perSecond(songs, ({ cpuSec }) => cpuSec)

function perSecond(songs: readonly Song[], secOf: (song: Song) => number): number {
  const sum = (of: (song: Song) => number) => songs.reduce((total, song) => total + of(song), 0)
  return sum(secOf) / sum(({ durationSec }) => durationSec)
}

const costFigure = (songs: readonly Song[]): Figure => ({
  value: costOf(songs),
  yardstick: perSecond(songs, ({ lameCpuSec }) => lameCpuSec),
  note: songs.map((song) => `${song.style} ${costOf([song]).toFixed(3)}`).join(', '),
})

const speedUp = ({ aloneSec, togetherSec }: Workers) => (2 * aloneSec) / togetherSec
