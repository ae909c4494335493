import type { SongVisuals } from '#lib/schemas/song.ts'
import type { Oklch } from './oklch.ts'

/** Keys that sound related look related: a fifth apart is a twelfth of the colour circle. */
export function artworkColours({ tonic, mode }: Pick<SongVisuals, 'tonic' | 'mode'>) {
  const hue = (((tonic * 7) % 12) * 30 + 35) % 360
  const colours: Record<'ground' | 'line' | 'melody', Oklch> =
    mode === 'minor'
      ? { ground: [0.27, 0.055, hue], line: [0.62, 0.09, hue], melody: [0.9, 0.09, (hue + 40) % 360] }
      : { ground: [0.87, 0.05, hue], line: [0.64, 0.085, hue], melody: [0.34, 0.085, (hue + 320) % 360] }
  return colours
}

/** Where there are no visuals: the two ends of a quiet gradient, picked by the first character of the id. */
export function placeholderColours(id: string): readonly [Oklch, Oklch] {
  const hue = ((id.codePointAt(0) ?? 0) * 47) % 360
  return [
    [0.36, 0.05, hue],
    [0.24, 0.03, (hue + 50) % 360],
  ]
}
