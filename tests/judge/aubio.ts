import { said } from './run.ts'

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

function times(said: string): number[] {
  return said.trim().split('\n').filter(Boolean).map(Number)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
