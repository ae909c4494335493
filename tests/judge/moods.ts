import { MOODS, type MoodName } from '#lib/engine/browser.ts'
import { MOOD_ORDER, type MoodMeasure } from '#lib/engine/compose/styles/moods.ts'
import type { UnreadRequest } from '#server/ports/music.ts'
import { type PieceMeasurements, pieceRequest } from './pieces.ts'

/** Whether two moods order as people expect them to, by one measure. */
export type MoodMeasurements = readonly { readonly name: string; readonly holds: boolean }[]

const STYLES = ['Pop', 'Folk', 'Electronic']

export function moodRequests(seeds: readonly number[]): UnreadRequest[] {
  return MOODS.flatMap((mood) => STYLES.flatMap((style) => seeds.map((seed) => pieceRequest(`${style},${mood}`, seed))))
}

const MEASURES: Readonly<Record<MoodMeasure, (piece: PieceMeasurements) => number>> = {
  tempo: ({ tempo }) => (tempo ? nearestOctave(tempo) : Number.NaN),
  density: ({ features }) => features.onsetRate!,
  brightness: ({ features }) => features.spectral_centroid!,
  loudnessRange: ({ mp3 }) => mp3.rangeLu,
  mode: ({ key }) => (key.heard.mode === 'major' ? 1 : 0),
}

/** Compares what was heard on the average of a mood's pieces, which are the same styles and seeds for all moods. */
export function measureMoods(pieces: readonly PieceMeasurements[]): MoodMeasurements {
  if (pieces.length === 0) return []
  const average = (mood: MoodName, measure: MoodMeasure) => {
    const values = pieces
      .filter(({ style }) => style.endsWith(`,${mood}`))
      .map(MEASURES[measure])
      .filter(Number.isFinite)
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  return MOOD_ORDER.flatMap(({ more, less, in: measures }) =>
    measures.map((measure) => {
      const [higher, lower] = [average(more, measure), average(less, measure)]
      return {
        name: `${more} ${higher.toFixed(2)} over ${less} ${lower.toFixed(2)} in ${measure}`,
        holds: higher > lower,
      }
    }),
  )
}

/** A tempo heard at half or double speed is the same tempo. */
function nearestOctave({ measuredBpm, writtenBpm }: { measuredBpm: number; writtenBpm: number }): number {
  return measuredBpm * 2 ** Math.round(Math.log2(writtenBpm / measuredBpm))
}
