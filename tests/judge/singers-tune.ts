import { execFileSync } from 'node:child_process'
import { SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { estimateF0 } from '#lib/engine/vocoder/f0.ts'
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

/** The engine's own tracker: frames of 5 ms, 0 Hz where it finds no period. */
export function trackByEngine({ samples }: Performance): Pitch[] {
  const { f0Hz, hopSec } = estimateF0({ sampleRate: SAMPLE_RATE, samples }, { hopSec: 0.005, lowHz: 60, highHz: 900 })
  return Array.from(f0Hz, (hz, frame) => ({ timeSec: frame * hopSec, hz }))
}

/** aubio's YIN on spectra, half a window late. */
export function trackByAubio(file: string): Pitch[] {
  const options = ['-i', file, '-r', '0', '-B', '2048', '-H', '220', '-p', 'yinfft', '-u', 'hertz']
  const rows = execFileSync('aubiopitch', options, { encoding: 'utf8', maxBuffer: 2 ** 26 }).trim().split('\n')
  return rows.map((row) => {
    const [timeSec, hz] = row.split(' ').map(Number)
    return { timeSec: timeSec! - 1024 / SAMPLE_RATE, hz: hz! }
  })
}

export function tuningOf(performance: Performance, track: readonly Pitch[]): Tuning {
  const parts = steadyParts(performance)
  const frames = parts.flatMap(({ startSec, endSec, pitch }) =>
    track
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
