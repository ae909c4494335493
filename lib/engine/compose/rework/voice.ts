import type { Score, SungLine } from '../../score/score.ts'
import { type Singer, singerNamed } from '../../voices/singers.ts'
import { folded, movedLine, notesOf, withNotes } from '../transpose.ts'

type Range = Singer['range']

/** Nearest first, so that of equally good ones the nearest wins. */
const OCTAVES = [0, -12, 12, -24, 24] as const

/**
 * Semitones that a voice may be asked for beyond where it is at ease, rather than tear a melody apart: a chorus an
 * octave down would lie below its verse. High notes hold fewer harmonics, so words are lost there first.
 */
const LEEWAY = { below: 5, above: 4 }

/** Another singer's part of the same song: the voice, and the octave that suits it. */
export function sungBy(score: Score, singer: string): Score {
  if (!score.vocal) return score
  return withinRange({ ...score, vocal: { ...score.vocal, singer } })
}

/**
 * Brings a sung part to where its singer can reach it, by octaves and only where it is out of reach: the whole song
 * if that is enough; else section by section, all of a kind alike; single notes at the very last.
 */
export function withinRange(score: Score): Score {
  const { vocal, sections } = score
  if (!vocal) return score
  const { range } = singerNamed(vocal.singer)
  const kindOf = (line: SungLine) => sections[line.section]?.kind ?? 'verse'
  const whole = bestOctave(vocal.lines, range)
  const octaves = new Map(
    sections.map(({ kind }) => {
      const own = vocal.lines.filter((line) => kindOf(line) === kind)
      return [kind, isReached(own, whole, range) ? whole : bestOctave(own, range)] as const
    }),
  )
  const lines = vocal.lines.map((line) => {
    const moved = movedLine(line, octaves.get(kindOf(line)) ?? whole)
    return withNotes(moved, (note) => {
      const pitch = folded(note.pitch, range.low - LEEWAY.below, range.high + LEEWAY.above)
      return pitch === note.pitch ? note : { ...note, pitch }
    })
  })
  return { ...score, vocal: { ...vocal, lines } }
}

function bestOctave(lines: readonly SungLine[], range: Range): number {
  const pitches = lines.flatMap(notesOf).map((note) => note.pitch)
  const strain = (octave: number) => pitches.reduce((sum, pitch) => sum + strainOf(pitch + octave, range) ** 2, 0)
  return OCTAVES.reduce<number>((best, octave) => (strain(octave) < strain(best) ? octave : best), OCTAVES[0])
}

function isReached(lines: readonly SungLine[], octave: number, range: Range): boolean {
  return lines.flatMap(notesOf).every((note) => strainOf(note.pitch + octave, range) <= 1)
}

/** 0 where the voice is at ease, 1 at the end of its leeway, more beyond. */
function strainOf(pitch: number, { low, high }: Range): number {
  return Math.max(0, (low - pitch) / LEEWAY.below, (pitch - high) / LEEWAY.above)
}
