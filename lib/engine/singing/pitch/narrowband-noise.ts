import type { Random } from '../../random/random.ts'

/** What keeps moving between two frequencies, and how far, as root mean square. */
export type NoiseBand = { readonly lowHz: number; readonly highHz: number; readonly rms: number }

/** More sines sound no more irregular. */
const SINES = 9

/** A noise of a narrow band about 0, as a function of time: sines of frequencies and phases that are drawn. */
export function createNarrowbandNoise({ lowHz, highHz, rms }: NoiseBand, random: Random): (timeSec: number) => number {
  const sines = Array.from({ length: SINES }, (_, index) => ({
    turn: 2 * Math.PI * (lowHz + ((highHz - lowHz) * (index + random.next())) / SINES),
    phase: random.between(0, 2 * Math.PI),
  }))
  const amplitude = rms * Math.sqrt(2 / SINES)
  return (timeSec) => {
    let sum = 0
    for (const { turn, phase } of sines) sum += Math.sin(turn * timeSec + phase)
    return amplitude * sum
  }
}
