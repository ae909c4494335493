import { execFileSync } from 'node:child_process'
import { SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { type Performance, steadyParts } from './singers-sing.ts'

/** Distance from the written notes, absolute cents; shares of the frames, 0..1. */
export type Tuning = {
  readonly medianCents: number
  readonly worst20thCents: number
  readonly found: number
  readonly farOff: number
}

type Pitch = { readonly timeSec: number; readonly hz: number }

const FAR_CENTS = 50
/** Samples; with shorter ones aubio reads low voices some cents too high. */
const WINDOW = 4096

/** Pitch as aubio's YIN finds it; its times are those of a window's end. */
function track(file: string): Pitch[] {
  const options = ['-i', file, '-r', '0', '-B', String(WINDOW), '-H', '220', '-p', 'yinfft', '-u', 'hertz']
  const rows = execFileSync('aubiopitch', options, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trim()
    .split('\n')
  return rows.map((row) => {
    const [timeSec, hz] = row.split(' ').map(Number)
    return { timeSec: timeSec! - WINDOW / 2 / SAMPLE_RATE, hz: hz! }
  })
}

/** `file` holds the performance. */
export function tuningOf(performance: Performance, file: string): Tuning {
  const pitches = track(file)
  const parts = steadyParts(performance)
  const frames = parts.flatMap(({ startSec, endSec, pitch }) =>
    pitches
      .filter(({ timeSec }) => timeSec >= startSec && timeSec <= endSec)
      .map(({ hz }) => (hz > 0 ? Math.abs(1200 * Math.log2(hz / 440) - 100 * (pitch - 69)) : null)),
  )
  const cents = frames.filter((value) => value !== null).sort((a, b) => a - b)
  return {
    medianCents: cents[Math.floor(0.5 * cents.length)]!,
    worst20thCents: cents[Math.floor(0.95 * cents.length)]!,
    found: cents.length / frames.length,
    farOff: cents.filter((value) => value > FAR_CENTS).length / frames.length,
  }
}
