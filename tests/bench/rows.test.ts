import { describe, expect, it } from 'vitest'
import { type Measured, ROWS, type Song, verdictOf } from './rows.ts'

const song = (durationSec: number, cpuSec: number, peakMb = 200): Song => ({
  style: 'Pop',
  durationSec,
  cpuSec,
  peakMb,
  lameCpuSec: durationSec / 100,
  wallSec: cpuSec,
  stageSec: {},
})
const covered = (durationSec: number) => ({ durationSec, cpuSec: durationSec / 8, peakMb: 450 })
const lame = { aloneSec: 2, togetherSec: 2 }
const run: Measured = {
  sung: [song(100, 5), song(300, 35)],
  instrumental: [song(100, 13)],
  growth: [song(30, 3), song(120, 12), song(480, 48, 350)],
  cover: covered(90),
  longCover: covered(419),
  workers: { engine: { aloneSec: 10, togetherSec: 12.5 }, lame, loadBefore: 0 },
}
const judge = (what: RegExp, measured: Measured) => {
  const row = ROWS.find((candidate) => what.test(candidate.what))!
  const figure = row.figure(measured)
  return { value: figure?.value, yardstick: figure?.yardstick, verdict: verdictOf(row, figure) }
}

describe('the bars', () => {
  it('weigh songs by their length, and meet an aim exactly', () => {
    expect(judge(/with voice/, run)).toEqual({ value: 0.1, yardstick: 0.01, verdict: 'aim' })
  })

  it('compare a cover with LAME on the song that it covers', () => {
    const last = { ...song(90, 18), lameCpuSec: 1.8 }
    expect(judge(/^cover/, { ...run, sung: [song(100, 5), last] })).toEqual({
      value: 0.125,
      yardstick: 0.02,
      verdict: 'pass',
    })
  })

  it('say when a pass is missed', () => {
    expect(judge(/instrumental/, run)).toMatchObject({ value: 0.13, verdict: 'missed' })
  })

  it('take work that grows faster than its song for a miss, and have no wish beyond the range', () => {
    expect(judge(/growth/, run)).toMatchObject({ value: 1, verdict: 'pass' })
    const growth = [30, 120, 480].map((durationSec) => song(durationSec, durationSec ** 1.1))
    expect(judge(/growth/, { ...run, growth })).toMatchObject({ value: expect.closeTo(1.1), verdict: 'missed' })
  })

  it('measure memory on eight minutes alone', () => {
    expect(judge(/memory of a process after 8/, run)).toMatchObject({ value: 350, verdict: 'pass' })
    expect(judge(/memory of a process after 8/, { ...run, growth: [song(240, 24)] }).verdict).toBe('not measured')
  })

  it('blame two workers only where two encoders are quick at once', () => {
    expect(judge(/two workers/, run)).toMatchObject({ value: 1.6, verdict: 'missed' })
    const busy = { ...run.workers, lame: { aloneSec: 2, togetherSec: 3 } }
    expect(judge(/two workers/, { ...run, workers: busy }).verdict).toBe('machine too busy')
  })

  it('do not let a figure pass that is no number', () => {
    expect(verdictOf(ROWS[0]!, { value: Number.NaN, yardstick: null, note: '' })).toBe('missed')
  })
})
