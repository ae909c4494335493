import { folded, movedLine, notesOf, withNotes } from '../compose/transposition/transpose.ts'
import { together } from '../compose/vocals/second-voice.ts'
import type { Score, SungLine } from '../score/score.ts'
import { type Singer, singerNamed } from '../voices/singers.ts'

type Range = Singer['range']

/** Nearest first, so that of equally good ones the nearest wins. */
const OCTAVES = [0, -12, 12, -24, 24] as const

/**
 * Semitones beyond its comfortable range that a voice may be asked for. Without this leeway a melody would be torn apart: a
 * chorus moved down by an octave would lie below its verse. It is smaller above, because high notes hold fewer harmonics, and
 * words are lost there first.
 */
const LEEWAY = { below: 5, above: 4 }

/**
 * Gives the song to another singer, in the octave that suits the new voice. If that singer was the second one, the two change
 * places.
 */
export function sungBy(score: Score, singer: string): Score {
  const { vocal } = score
  if (!vocal) return score
  const second = vocal.second === singer ? { second: vocal.singer } : {}
  return withinRange({ ...score, vocal: { ...vocal, singer, ...second } })
}

/**
 * Moves sung parts by octaves into the range of their singers, but only where they are out of reach. If one octave suits all
 * lines of a singer, all move alike; else each kind of section moves by itself, and at the very last single notes do. Where
 * both sing and the second part is out of range, it is composed anew along the lead.
 */
export function withinRange(score: Score): Score {
  const { vocal } = score
  if (!vocal) return score
  const lead = singerNamed(vocal.singer).range
  const second = singerNamed(vocal.second ?? vocal.singer).range
  const own = reached(score, ({ by }) => by !== 'second', lead)
  const all = reached({ ...score, vocal: { ...vocal, lines: own } }, ({ by }) => by === 'second', second)
  const context = { ...score, beatsPerBar: score.meter.beatsPerBar }
  const lines = all.map((line): SungLine => {
    const isStrained = line.by === 'both' && line.harmony?.some((pitch) => pitch < second.low || pitch > second.high)
    return isStrained ? { ...line, harmony: together(notesOf(line), second, context) } : line
  })
  return { ...score, vocal: { ...vocal, lines } }
}

/** The song's lines, of which some belong to a singer of that range. */
function reached({ vocal, sections }: Score, isOwn: (line: SungLine) => boolean, range: Range): SungLine[] {
  const kindOf = (line: SungLine) => sections[line.section]?.kind ?? 'verse'
  const sung = vocal?.lines.filter(isOwn) ?? []
  const whole = bestOctave(sung, range)
  const octaves = new Map(
    sections.map(({ kind }) => {
      const own = sung.filter((line) => kindOf(line) === kind)
      return [kind, isReached(own, whole, range) ? whole : bestOctave(own, range)] as const
    }),
  )
  return (vocal?.lines ?? []).map((line) => {
    if (!isOwn(line)) return line
    const moved = movedLine(line, octaves.get(kindOf(line)) ?? whole)
    return withNotes(moved, (note) => {
      const pitch = folded(note.pitch, range.low - LEEWAY.below, range.high + LEEWAY.above)
      return pitch === note.pitch ? note : { ...note, pitch }
    })
  })
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
