import { near, type Periodicity } from './periodicity.ts'

/** Whether bars have three beats or four, and by how much the one repeats better than the other. */
export function meterOf(bands: readonly Periodicity[], tempoBpm: number): { value: 3 | 4; lead: number } {
  const beatSec = 60 / tempoBpm
  const repeated = (beats: number) =>
    bands.reduce((sum, band) => sum + near(band, beats * beatSec) + near(band, 2 * beats * beatSec), 0) / 2
  const lead = repeated(4) - repeated(3)
  return { value: lead > 0 ? 4 : 3, lead: Math.abs(lead) }
}
