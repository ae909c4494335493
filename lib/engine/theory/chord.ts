import { type PitchClass, pitchClass } from './pitch.ts'
import { type Key, scaleOf } from './scale.ts'
import { fifthsIn, noteName } from './spelling.ts'

export type ChordTones = {
  readonly root: PitchClass
  /** Pitch classes above the root, in semitones, root included: a minor triad is [0, 3, 7]. */
  readonly intervals: readonly number[]
  readonly bass: PitchClass
  /** As printed on a lead sheet: "Am7", "F/C". */
  readonly symbol: string
}

const DEGREES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const
/** Of a major scale above its tonic: semitones, and the same on the line of fifths, where a sharp is seven further. */
const MAJOR_STEPS = [0, 2, 4, 5, 7, 9, 11] as const
const MAJOR_FIFTHS = [0, 2, 4, -1, 1, 3, 5] as const

/** What may follow a numeral, with what it adds to the root for a small (minor) and a capital (major) numeral. */
const QUALITIES: Readonly<Record<string, { minor: readonly number[]; major: readonly number[]; label: string }>> = {
  '': { minor: [0, 3, 7], major: [0, 4, 7], label: '' },
  '5': { minor: [0, 7], major: [0, 7], label: '5' },
  '6': { minor: [0, 3, 7, 9], major: [0, 4, 7, 9], label: '6' },
  '7': { minor: [0, 3, 7, 10], major: [0, 4, 7, 10], label: '7' },
  '9': { minor: [0, 3, 7, 10, 14], major: [0, 4, 7, 10, 14], label: '9' },
  '13': { minor: [0, 3, 7, 10, 21], major: [0, 4, 10, 14, 21], label: '13' },
  maj7: { minor: [0, 3, 7, 11], major: [0, 4, 7, 11], label: 'maj7' },
  maj9: { minor: [0, 3, 7, 11, 14], major: [0, 4, 7, 11, 14], label: 'maj9' },
  add9: { minor: [0, 3, 7, 14], major: [0, 4, 7, 14], label: 'add9' },
  sus2: { minor: [0, 2, 7], major: [0, 2, 7], label: 'sus2' },
  sus4: { minor: [0, 5, 7], major: [0, 5, 7], label: 'sus4' },
  '7sus4': { minor: [0, 5, 7, 10], major: [0, 5, 7, 10], label: '7sus4' },
  dim: { minor: [0, 3, 6], major: [0, 3, 6], label: 'dim' },
  dim7: { minor: [0, 3, 6, 9], major: [0, 3, 6, 9], label: 'dim7' },
  m7b5: { minor: [0, 3, 6, 10], major: [0, 3, 6, 10], label: 'm7b5' },
  '7b9': { minor: [0, 3, 7, 10, 13], major: [0, 4, 7, 10, 13], label: '7b9' },
}

const NUMERAL = /^([b#]?)([ivIV]+)([^/]*)(?:\/([b#]?)(\d))?$/

/**
 * A chord from a Roman numeral over the major scale of the tonic: "I", "vi7", "bVII", "V/3" (third in the bass).
 * Small numerals are minor, capitals major. Throws RangeError on anything else.
 */
export function chordFromNumeral(numeral: string, key: Key): ChordTones {
  const match = NUMERAL.exec(numeral)
  const degree = DEGREES.indexOf((match?.[2] ?? '').toUpperCase() as (typeof DEGREES)[number])
  const quality = QUALITIES[match?.[3] ?? '?']
  if (!match || degree < 0 || !quality) throw new RangeError(`Not a chord numeral: ${numeral}`)

  const minor = match[2] === match[2]!.toLowerCase()
  const root = pitchClass(key.tonic + MAJOR_STEPS[degree]! + accidental(match[1]))
  const intervals = minor ? quality.minor : quality.major
  const rootFifths = fifthsIn(key, key.tonic) + MAJOR_FIFTHS[degree]! + 7 * accidental(match[1])
  const bass = match[5] ? bassTone(intervals, match[4], Number(match[5])) : { semitones: 0, fifths: 0 }
  const letter =
    minor && intervals.includes(3) && !quality.label.startsWith('dim') && !quality.label.startsWith('m7') ? 'm' : ''
  const slash = bass.semitones === 0 ? '' : `/${noteName(rootFifths + bass.fifths)}`
  const symbol = `${noteName(rootFifths)}${letter}${quality.label}${slash}`
  return { root, intervals, bass: pitchClass(root + bass.semitones), symbol }
}

function accidental(sign: string | undefined): number {
  return sign === 'b' ? -1 : sign === '#' ? 1 : 0
}

/**
 * The chord tone named by its number (3, 5, 7), or the plain step of a major scale where the chord has none; above the root,
 * in semitones and in fifths.
 */
function bassTone(intervals: readonly number[], sign: string | undefined, number: number) {
  const step = MAJOR_STEPS[number - 1]!
  const plain = step + accidental(sign)
  const semitones = intervals.find((interval) => Math.abs(interval - plain) <= 1 && interval > 0) ?? plain
  return { semitones, fifths: MAJOR_FIFTHS[number - 1]! + 7 * (semitones - step) }
}

/** The chord's pitch classes, root first. */
export function chordClasses(chord: Pick<ChordTones, 'root' | 'intervals'>): PitchClass[] {
  return chord.intervals.map((interval) => pitchClass(chord.root + interval))
}

/**
 * The notes that fit over a chord in a key: the scale, with its notes replaced where the chord alters them
 * (a raised leading tone over the dominant of a minor key).
 */
export function chordScale(chord: Pick<ChordTones, 'root' | 'intervals'>, key: Key): Set<PitchClass> {
  const own = chordClasses(chord)
  const classes = new Set<PitchClass>(own)
  for (const pc of scaleOf(key)) {
    const altered = own.some((tone) => !scaleOf(key).includes(tone) && Math.abs(pitchClass(tone - pc + 6) - 6) === 1)
    if (!altered) classes.add(pc)
  }
  return classes
}
