import { clamp } from '../dsp/interpolate.ts'
import { isDiphthong, isSchwa, type PhoneSet, phoneClass } from '../speech/phones.ts'
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

/**
 * For quick and for slow singing: seconds from vowel to vowel, and the length of consonants, as a multiple of their length in
 * slow speech and at most. Slow singers lengthen consonants too, because long vowels alone are hard to understand.
 */
const QUICK = { noteSec: 0.3, consonants: 0.8, longestSec: 0.14 }
const SLOW = { noteSec: 0.6, consonants: 1.6, longestSec: 0.2 }
const SHORTEST_CONSONANT_SEC = 0.035
/** Consonants take at most this share of the time between two vowels' starts. */
const AFTER_VOWEL = { share: 0.6, times: 1 }
/**
 * After the "e" of "the", consonants are this many times longer. This vowel is never long in speech; a held one sounds like
 * another vowel, and makes another word.
 */
const AFTER_SCHWA = { share: 0.85, times: 2.5 }
/** A rest this long between two notes is heard as one. */
const REST_SEC = 0.14
/** However near the next line is, a note sounds this long. */
const SHORTEST_NOTE_SEC = 0.1
/**
 * The start and the end of a vowel keep the speed of speech, up to this share of it. Only its middle is drawn out, where the
 * vowel is most distinct.
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
  const opening = { endSec: first.startSec, longestSec: first.startSec - room.fromSec, noteSec: lengthOf(first) }
  segments.push(...before(all.slice(0, vowels[0]), opening))
  for (const [index, vowel] of vowels.entries()) {
    const { startSec, endSec } = syllables[index]!
    const { phone } = all[vowel]!
    const next = syllables[index + 1]
    const consonants = all.slice(vowel + 1, vowels[index + 1] ?? all.length)
    const joined = next !== undefined && next.startSec - endSec < REST_SEC
    if (joined) {
      const noteSec = next.startSec - startSec
      const { share, times } = isSchwa(phone) ? AFTER_SCHWA : AFTER_VOWEL
      const moved = before(consonants, { endSec: next.startSec, longestSec: share * noteSec, noteSec, times })
      segments.push(sustain(all[vowel]!, startSec, moved[0]?.startSec ?? next.startSec, set), ...moved)
    } else {
      const untilSec = next ? next.startSec - REST_SEC / 2 : Math.max(room.untilSec, startSec + SHORTEST_NOTE_SEC)
      const own = consonants.filter((phone) => phone.syllable === index)
      const coda = ending(own, startSec, Math.min(endSec, untilSec), untilSec)
      const onset = next ? before(consonants.slice(own.length), afterRest(next, endSec)) : []
      const vowelEnd = coda[0]?.startSec ?? Math.min(endSec, untilSec)
      segments.push(sustain(all[vowel]!, startSec, vowelEnd, set), ...coda, ...onset)
    }
  }
  return segments
}

/** Where consonants end, what they may take in all, how long the note is that they share, and how much longer they last. */
type Place = { readonly endSec: number; readonly longestSec: number; readonly noteSec: number; readonly times?: number }

function afterRest(next: TimedSyllable, restSec: number): Place {
  return { endSec: next.startSec, longestSec: 0.8 * (next.startSec - restSec), noteSec: lengthOf(next) }
}

function lengthOf({ startSec, endSec }: TimedSyllable): number {
  return endSec - startSec
}

function before(phones: readonly Phone[], place: Place): Segment[] {
  const lengths = consonantLengths(phones, place)
  let start = place.endSec - lengths.reduce((sum, length) => sum + length, 0)
  return phones.map((phone, index) => {
    const segment = straight(phone, start, start + lengths[index]!)
    start = segment.endSec
    return segment
  })
}

/** Last consonants of a phrase, about the end of its note. */
function ending(phones: readonly Phone[], startSec: number, endSec: number, untilSec: number): Segment[] {
  const noteSec = endSec - startSec
  const place = { longestSec: AFTER_VOWEL.share * noteSec, noteSec }
  const total = consonantLengths(phones, place).reduce((sum, length) => sum + length, 0)
  return before(phones, { ...place, endSec: Math.min(endSec + total / 4, untilSec) })
}

function consonantLengths(
  phones: readonly Phone[],
  { longestSec, noteSec, times = 1 }: Omit<Place, 'endSec'>,
): number[] {
  const slowness = clamp((noteSec - QUICK.noteSec) / (SLOW.noteSec - QUICK.noteSec), 0, 1)
  const share = times * (QUICK.consonants + slowness * (SLOW.consonants - QUICK.consonants))
  const mostSec = Math.min(
    SLOW.longestSec,
    times * (QUICK.longestSec + slowness * (SLOW.longestSec - QUICK.longestSec)),
  )
  const natural = phones.map(({ spoken }) =>
    clamp(share * (spoken.endSec - spoken.startSec), SHORTEST_CONSONANT_SEC, mostSec),
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
