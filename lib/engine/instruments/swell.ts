import { gainOf } from '../dsp/decibels.ts'
/** A level in decibels at a sample of the song; between two points it changes evenly, before and after all it stays. */
export type CurvePoint = { readonly atSample: number; readonly gainDb: number }

/** Follows a curve of levels through a song, block by block. */
export type Swell = {
  /** Goes on to the sample at which a block ends. */
  follow(endSample: number): void
  /**
   * What the level at the end of the block does to a velocity: a tone that swells by some decibels becomes as bright as one that is
   * played louder by as many. Loudness goes with the square of velocity, as General MIDI has it for velocity and for expression.
   */
  velocityFactor(): number
  /** Brings a block to its levels, from that of the last block's end to that of its own. */
  level(left: Float32Array, right: Float32Array): void
}

export function createSwell(curve: readonly CurvePoint[]): Swell {
  let next = 0
  let [from, to] = [gainOf(curve[0]?.gainDb ?? 0), gainOf(curve[0]?.gainDb ?? 0)]

  function dbAt(sample: number): number {
    while (next < curve.length && curve[next]!.atSample <= sample) next++
    const [before, after] = [curve[next - 1], curve[next]]
    if (!before || !after) return (before ?? after)?.gainDb ?? 0
    const part = (sample - before.atSample) / (after.atSample - before.atSample)
    return before.gainDb + part * (after.gainDb - before.gainDb)
  }

  return {
    follow(endSample) {
      from = to
      to = gainOf(dbAt(endSample))
    },
    velocityFactor: () => Math.sqrt(to),
    level(left, right) {
      if (from === 1 && to === 1) return
      const slope = (to - from) / left.length
      for (let index = 0; index < left.length; index++) {
        const now = from + slope * (index + 1)
        left[index]! *= now
        right[index]! *= now
      }
    },
  }
}
