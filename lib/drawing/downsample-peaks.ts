import type { SongVisuals } from '#lib/schemas/song.ts'

/** Loudness in at most so many stretches, the loudest of each. */
export function downsamplePeaks(peaks: SongVisuals['peaks'], most: number): readonly number[] {
  if (peaks.length <= most) return peaks
  const edge = (place: number) => (place * peaks.length) / most
  return Array.from({ length: most }, (_, index) =>
    Math.max(...peaks.slice(Math.floor(edge(index)), Math.ceil(edge(index + 1)))),
  )
}
