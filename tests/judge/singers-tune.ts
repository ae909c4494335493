import { secondsAt } from '#lib/engine/score/score.ts'
import { median, type Pitch, pitchesOf } from './aubio.ts'
import { type MeantPerformance, notesOf } from './singers-sing.ts'

/** How well a singer is in tune: absolute cents, and shares of the frames, 0..1. */
export type Tuning = {
  /** From the middle of a note to the written pitch: of all notes. */
  readonly noteCents: { readonly median: number; readonly worst20th: number }
  /** From what sounds to what was meant, frame by frame, with glides and vibrato. */
  readonly meantCents: { readonly median: number; readonly worst20th: number }
  readonly found: number
  readonly farOff: number
}

const FAR_CENTS = 50
/** Of a note the part that is its middle, before the next one's consonants. */
const MIDDLE = { from: 0.2, to: 0.5 }
/** The part of a note that is all vowel. It ends before the time that the last consonants of a long note may take. */
const VOWEL = { fromSec: 0.03, leastSec: 0.2, consonantsSec: 0.7 }
/**
 * With a short window, aubio reads low voices some cents too high; with a long one, it reads high voices an octave too low. Its
 * answer is about the mean pitch within so many seconds to either side, weighted by a Hann window.
 */
const WINDOWS = { low: { samples: 4096, seenSec: 0.03 }, high: { samples: 2048, seenSec: 0.02 } }
const HIGH_NOTE = 65
const SEEN_TAPS = 4

export const centsOf = (hz: number) => 1200 * Math.log2(hz / 440) + 6900

type Span = { readonly startSec: number; readonly endSec: number }

/** The notes of a performance in seconds. */
export function notesIn({ score }: MeantPerformance) {
  return score.vocal!.lines.flatMap(notesOf).map(({ startBeat, lengthBeats, pitch }) => {
    const startSec = secondsAt(score, startBeat)
    return { startSec, endSec: startSec + secondsAt(score, lengthBeats), cents: 100 * pitch }
  })
}

/** The pitch that is heard, and how many seconds each value is a mean of. */
export type PitchTrack = { readonly pitches: readonly Pitch[]; readonly seenSec: number }

/** `file` holds the performance. */
export async function trackOf(performance: MeantPerformance, file: string): Promise<PitchTrack> {
  const notes = notesIn(performance)
  const middle = notes.reduce((sum, { cents }) => sum + cents, 0) / notes.length
  const { samples, seenSec } = WINDOWS[middle < 100 * HIGH_NOTE ? 'low' : 'high']
  return { pitches: await pitchesOf(file, samples), seenSec }
}

export function tuningOf(performance: MeantPerformance, { pitches, seenSec }: PitchTrack): Tuning {
  const within = ({ startSec, endSec }: Span) =>
    pitches.filter(({ timeSec }) => timeSec >= startSec && timeSec <= endSec)
  const notes = notesIn(performance)
  const noteCents = notes.flatMap((note) => {
    const heard = within(middleOf(note)).flatMap(({ hz }) => (hz > 0 ? [centsOf(hz)] : []))
    return heard.length > 0 ? [Math.abs(median(heard) - note.cents)] : []
  })
  const frames = notes.flatMap((note) => within(vowelOf(note))).map((pitch) => offMeant(performance, pitch, seenSec))
  const found = frames.filter((cents) => cents !== null)
  return {
    noteCents: spreadOf(noteCents),
    meantCents: spreadOf(found),
    found: found.length / frames.length,
    farOff: found.filter((cents) => cents > FAR_CENTS).length / frames.length,
  }
}

function middleOf({ startSec, endSec }: Span): Span {
  const lengthSec = endSec - startSec
  return { startSec: startSec + MIDDLE.from * lengthSec, endSec: startSec + MIDDLE.to * lengthSec }
}

export function vowelOf({ startSec, endSec }: Span): Span {
  const untilSec = Math.max(startSec + VOWEL.leastSec, endSec - VOWEL.consonantsSec)
  return { startSec: startSec + VOWEL.fromSec, endSec: untilSec }
}

function offMeant(performance: MeantPerformance, { timeSec, hz }: Pitch, seenSec: number): number | null {
  const meant = meantCents(performance, timeSec, seenSec)
  return hz > 0 && meant !== null ? Math.abs(centsOf(hz) - meant) : null
}

/** What was meant, as a tracker sees it. */
function meantCents({ meantHz }: MeantPerformance, timeSec: number, seenSec: number): number | null {
  let [sum, weights] = [0, 0]
  for (let tap = -SEEN_TAPS; tap <= SEEN_TAPS; tap++) {
    const hz = meantHz(timeSec + (tap / SEEN_TAPS) * seenSec)
    if (hz === null) return null
    const weight = 1 + Math.cos((Math.PI * tap) / (SEEN_TAPS + 1))
    sum += weight * centsOf(hz)
    weights += weight
  }
  return sum / weights
}

function spreadOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: median(sorted), worst20th: sorted[Math.floor(0.95 * sorted.length)] ?? Number.NaN }
}
