import { SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { said } from './run.ts'

/** Hertz at a time, 0 where no pitch is found. */
export type Pitch = { readonly timeSec: number; readonly hz: number }

const PITCH_HOP = 220

/** Beats a minute as aubio tracks them: the median of the distances between beats; not a number without beats. */
export async function tempoOf(file: string): Promise<number> {
  const beats = times((await said('aubiotrack', ['-i', file])).stdout)
  const tempi = beats.slice(1).map((beat, index) => 60 / (beat - beats[index]!))
  return median(tempi)
}

/** Seconds at which something begins to sound. */
export async function onsetsOf(file: string): Promise<number[]> {
  return times((await said('aubioonset', ['-i', file, '-r', '0', '-H', '128', '-B', '512'])).stdout)
}

/** Pitch as aubio's YIN finds it in windows of so many samples; its times are those of a window's end. */
export async function pitchesOf(file: string, window: number): Promise<Pitch[]> {
  const options = ['-i', file, '-r', '0', '-B', String(window), '-H', String(PITCH_HOP), '-p', 'yinfft', '-u', 'hertz']
  const rows = (await said('aubiopitch', options)).stdout.trim().split('\n')
  return rows.map((row) => {
    const [timeSec, hz] = row.split(' ').map(Number)
    return { timeSec: timeSec! - window / 2 / SAMPLE_RATE, hz: hz! }
  })
}

function times(said: string): number[] {
  return said.trim().split('\n').filter(Boolean).map(Number)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
