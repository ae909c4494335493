import { decibels, type Spectra } from './spectra.ts'

/** Intros that are looked for, in bars. */
const INTROS = [2, 4, 8, 12, 16]
/** What is softer is as good as silent. */
const FLOOR_DB = -65
/** Below the loudest frame by more there is only silence before the music. */
const SILENT_DB = 40

/**
 * After how many bars the music changes most from one bar to the next: its intro. `lead` is how much more it changes there than
 * where else an intro could end, in decibels of a third of an octave.
 */
export function openingOf(spectra: Spectra, barSec: number): { value: number; lead: number } {
  const start = startOf(spectra)
  const barFrames = barSec / spectra.hopSec
  const levels = (bar: number) => levelsOf(spectra, start + bar * barFrames, start + (bar + 1) * barFrames)
  const changes = INTROS.filter((bars) => start + (bars + 1) * barFrames <= spectra.frames).map((bars) => {
    const [before, after] = [levels(bars - 1), levels(bars)]
    const square = before.reduce((sum, level, band) => sum + (after[band]! - level) ** 2, 0)
    return { value: bars, change: Math.sqrt(square / before.length) }
  })
  const [best, next] = changes.sort((a, b) => b.change - a.change)
  return { value: best?.value ?? 0, lead: best && next ? best.change - next.change : 0 }
}

function levelsOf({ bandHz, power }: Spectra, from: number, to: number): number[] {
  const [first, last] = [Math.round(from), Math.round(to)]
  return bandHz.map((_, band) => {
    let sum = 0
    for (let frame = first; frame < last; frame++) sum += power[frame * bandHz.length + band]!
    return Math.max(FLOOR_DB, decibels(sum / Math.max(1, last - first)))
  })
}

/** The first frame that is no silence. */
function startOf({ frames, bandHz, power }: Spectra): number {
  const bands = bandHz.length
  const whole = (frame: number) => power.subarray(frame * bands, (frame + 1) * bands).reduce((sum, one) => sum + one, 0)
  let loudest = 0
  for (let frame = 0; frame < frames; frame++) loudest = Math.max(loudest, whole(frame))
  const floor = loudest * 10 ** (-SILENT_DB / 10)
  for (let frame = 0; frame < frames; frame++) if (whole(frame) > floor) return frame
  return 0
}
