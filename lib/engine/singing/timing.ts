import { clamp } from '../dsp/interpolate.ts'
import { type PhoneSet, phoneClass } from '../speech/phones.ts'
import type { SpokenPhone } from '../speech/spoken.ts'

/** A syllable with its place in the song, in seconds. */
export type TimedSyllable = {
  readonly phones: readonly string[]
  /** When its vowel begins: the beat. */
  readonly startSec: number
  readonly endSec: number
}

/** A stretch of the sung line and what it takes from the spoken one; the two run forward together. */
export type Segment = {
  readonly startSec: number
  readonly endSec: number
  readonly phone: string
  /** Index of the syllable. */
  readonly syllable: number
  /** Points from (startSec, …) to (endSec, …), ascending: time in the song, time in the spoken line. */
  readonly map: readonly (readonly [songSec: number, spokenSec: number])[]
}

export type Room = {
  /** Nothing may sound before. */
  readonly fromSec: number
  /** Nothing may sound after. */
  readonly untilSec: number
}

/** Of the length in slow speech. */
const CONSONANT_LENGTH = 0.8
const SHORTEST_CONSONANT_SEC = 0.035
const LONGEST_CONSONANT_SEC = 0.14
/** Consonants take at most this share of the time between two vowels' starts. */
const CONSONANT_SHARE = 0.6
/** A rest this long between two notes is heard as one. */
const REST_SEC = 0.14
/** However near the next line is, a note sounds this long. */
const SHORTEST_NOTE_SEC = 0.1
/**
 * Ends of a vowel that keep the speed of speech, and the share of the vowel that they may take: what is drawn out is its
 * middle, where it is most itself, and not the way there.
 */
const EDGE_SEC = 0.08
const EDGE_SHARE = 0.46
/** A diphthong rests on its first part and moves to its second late. */
const DIPHTHONG_HOLD = 0.3
const DIPHTHONG_GLIDE_SHARE = 0.45
const DIPHTHONG_GLIDE_SEC = 0.3

type Phone = { readonly phone: string; readonly spoken: SpokenPhone; readonly syllable: number }

/**
 * Places every phone: a vowel begins on its beat, the consonants before it in the tail of the note before (speech to
 * singing, Saitou, Goto et al. 2007), the consonants after the line's or phrase's last vowel at the end of its note.
 */
export function placePhones(
  syllables: readonly TimedSyllable[],
  spoken: readonly SpokenPhone[],
  set: PhoneSet,
  room: Room,
): Segment[] {
  const phones = syllables.flatMap(({ phones }, syllable) => phones.map((phone) => ({ phone, syllable })))
  const all: Phone[] = phones.map((phone, index) => ({ ...phone, spoken: spoken[index] ?? { startSec: 0, endSec: 0 } }))
  const vowels = all.flatMap(({ phone }, index) => (phoneClass(phone, set) === 'vowel' ? [index] : []))
  const segments: Segment[] = []
  const first = syllables[0]
  if (!first) return segments
  segments.push(...before(all.slice(0, vowels[0]), first.startSec, first.startSec - room.fromSec))
  for (const [index, vowel] of vowels.entries()) {
    const { startSec, endSec } = syllables[index]!
    const next = syllables[index + 1]
    const consonants = all.slice(vowel + 1, vowels[index + 1] ?? all.length)
    const joined = next !== undefined && next.startSec - endSec < REST_SEC
    if (joined) {
      const moved = before(consonants, next.startSec, CONSONANT_SHARE * (next.startSec - startSec))
      segments.push(sustain(all[vowel]!, startSec, moved[0]?.startSec ?? next.startSec, set), ...moved)
    } else {
      const untilSec = next ? next.startSec - REST_SEC / 2 : Math.max(room.untilSec, startSec + SHORTEST_NOTE_SEC)
      const own = consonants.filter((phone) => phone.syllable === index)
      const coda = ending(own, startSec, Math.min(endSec, untilSec), untilSec)
      const onset = next ? before(consonants.slice(own.length), next.startSec, 0.8 * (next.startSec - endSec)) : []
      const vowelEnd = coda[0]?.startSec ?? Math.min(endSec, untilSec)
      segments.push(sustain(all[vowel]!, startSec, vowelEnd, set), ...coda, ...onset)
    }
  }
  return segments
}

/** Consonants that end at `endSec` and take no more than `longestSec` in all. */
function before(phones: readonly Phone[], endSec: number, longestSec: number): Segment[] {
  const lengths = consonantLengths(phones, longestSec)
  let start = endSec - lengths.reduce((sum, length) => sum + length, 0)
  return phones.map((phone, index) => {
    const segment = straight(phone, start, start + lengths[index]!)
    start = segment.endSec
    return segment
  })
}

/** Last consonants of a phrase, about the end of its note. */
function ending(phones: readonly Phone[], startSec: number, endSec: number, untilSec: number): Segment[] {
  const longest = CONSONANT_SHARE * (endSec - startSec)
  const total = consonantLengths(phones, longest).reduce((sum, length) => sum + length, 0)
  return before(phones, Math.min(endSec + total / 2, untilSec), longest)
}

function consonantLengths(phones: readonly Phone[], longestSec: number): number[] {
  const natural = phones.map(({ spoken }) =>
    clamp(CONSONANT_LENGTH * (spoken.endSec - spoken.startSec), SHORTEST_CONSONANT_SEC, LONGEST_CONSONANT_SEC),
  )
  const total = natural.reduce((sum, length) => sum + length, 0)
  const scale = total > longestSec ? Math.max(longestSec, 0.01) / total : 1
  return natural.map((length) => length * scale)
}

function straight({ phone, spoken, syllable }: Phone, startSec: number, endSec: number): Segment {
  const map = [[startSec, spoken.startSec] as const, [endSec, spoken.endSec] as const]
  return { startSec, endSec, phone, syllable, map }
}

function sustain(vowel: Phone, startSec: number, endSec: number, set: PhoneSet): Segment {
  const { spoken } = vowel
  const length = endSec - startSec
  const spokenLength = spoken.endSec - spoken.startSec
  if (length <= spokenLength) return straight(vowel, startSec, endSec)
  const edge = Math.min(EDGE_SEC, EDGE_SHARE * spokenLength)
  const inner: (readonly [number, number])[] = isDiphthong(vowel.phone, set)
    ? [
        [startSec + edge, spoken.startSec + Math.min(edge, DIPHTHONG_HOLD * spokenLength)],
        [
          endSec -
            Math.max(
              spokenLength * (1 - DIPHTHONG_HOLD),
              Math.min(DIPHTHONG_GLIDE_SHARE * length, DIPHTHONG_GLIDE_SEC),
            ),
          spoken.startSec + DIPHTHONG_HOLD * spokenLength,
        ],
      ]
    : [
        [startSec + edge, spoken.startSec + edge],
        [endSec - edge, spoken.endSec - edge],
      ]
  return {
    startSec,
    endSec,
    phone: vowel.phone,
    syllable: vowel.syllable,
    map: [[startSec, spoken.startSec], ...inner, [endSec, spoken.endSec]],
  }
}

function isDiphthong(phone: string, set: PhoneSet): boolean {
  if (set === 'arpabet') return /^(?:ay|aw|ey|ow|oy)$/.test(phone)
  return /^(?:en\/)?[aeiouAEIOUVW@0][iuIUyYV]/.test(phone)
}
