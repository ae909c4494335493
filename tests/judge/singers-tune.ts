import { SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { said } from './run.ts'
import { type Performance, steadyParts } from './singers-sing.ts'

/** Distance from the written notes, absolute cents; shares of the frames, 0..1. */
export type Tuning = {
  readonly medianCents: number
  readonly worst20thCents: number
  readonly found: number
  readonly farOff: number
}

type Pitch = { readonly timeSec: number; readonly hz: number }

/** Of Debian's package aubio-tools. */
const TRACKER = 'aubiopitch'
const FAR_CENTS = 50
/** Samples: with a short window aubio reads low voices some cents too high, with a long one high voices an octave low. */
const WINDOW = { low: 4096, high: 2048 }
const HIGH_NOTE = 65

/** Pitch as aubio's YIN finds it; its times are those of a window's end. */
async function track(file: string, window: number): Promise<Pitch[]> {
  const options = ['-i', file, '-r', '0', '-B', String(window), '-H', '220', '-p', 'yinfft', '-u', 'hertz']
  const rows = (await said(TRACKER, options)).stdout.trim().split('\n')
  return rows.map((row) => {
    const [timeSec, hz] = row.split(' ').map(Number)
    return { timeSec: timeSec! - window / 2 / SAMPLE_RATE, hz: hz! }
  })
}

/** `file` holds the performance. */
export async function tuningOf(performance: Performance, file: string): Promise<Tuning> {
  const parts = steadyParts(performance)
  const middle = parts.reduce((sum, { pitch }) => sum + pitch, 0) / parts.length
  const pitches = await track(file, middle < HIGH_NOTE ? WINDOW.low : WINDOW.high)
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
