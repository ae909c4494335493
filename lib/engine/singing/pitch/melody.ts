import type { Random } from '../../random/random.ts'
import type { F0Control } from '../../voices/f0-control.ts'
import type { Delivery } from './delivery.ts'
import { createNarrowbandNoise } from './narrowband-noise.ts'
import { pitchOverPhrase } from './note-changes.ts'
import type { TimedNote } from './timed-note.ts'
import { vibratoOn } from './vibrato.ts'

/** Who sings and how: cents of vibrato to either side, habits of the singer, habits of the style. */
export type PitchManner = { readonly vibratoCents: number; readonly control: F0Control; readonly delivery: Delivery }

/** Notes that are farther apart belong to two phrases. */
const REST_SEC = 0.14
const FLUCTUATION = { lowHz: 7, highHz: 20 }
const DRIFT = { lowHz: 0.1, highHz: 0.9 }

/**
 * The pitch that a line is sung at: what is written, with scoops, preparation, glides and overshoot (`note-changes.ts`),
 * vibrato on long notes, fine fluctuation (Akagi and Kitakaze 2000) and a slow drift. `notes` are ascending and at
 * least one.
 */
export function createMelody(notes: readonly TimedNote[], manner: PitchManner, random: Random) {
  const { control, delivery } = manner
  const vibratoCents = manner.vibratoCents * delivery.vibrato
  const phrases = phrasesOf(notes).map((phrase, index) => ({
    startSec: phrase[0]!.startSec,
    endSec: phrase.at(-1)!.endSec,
    pitchAt: pitchOverPhrase(phrase, control, delivery, random.fork(`phrase ${index}`)),
  }))
  const vibratos = notes.map((note, index) => vibratoOn(note, control, vibratoCents, random.fork(`note ${index}`)))
  const fluctuation = createNarrowbandNoise(
    { ...FLUCTUATION, rms: control.fluctuationCents },
    random.fork('fluctuation'),
  )
  const drift = createNarrowbandNoise({ ...DRIFT, rms: control.driftCents }, random.fork('drift'))
  let phrase = 0
  let note = 0

  /** Hertz at a time; times must ascend from call to call. */
  return (timeSec: number): number => {
    while (phrase + 1 < phrases.length && timeSec > restAfter(phrase)) phrase++
    while (note + 1 < notes.length && timeSec >= notes[note + 1]!.startSec) note++
    const cents = vibratos[note]!(timeSec) + fluctuation(timeSec) + drift(timeSec)
    return 440 * 2 ** ((phrases[phrase]!.pitchAt(timeSec) - 69) / 12 + cents / 1200)
  }

  /** The middle of the rest between a phrase and the next. */
  function restAfter(index: number): number {
    return (phrases[index]!.endSec + phrases[index + 1]!.startSec) / 2
  }
}

function phrasesOf(notes: readonly TimedNote[]): TimedNote[][] {
  const phrases: TimedNote[][] = []
  for (const [index, note] of notes.entries()) {
    const before = notes[index - 1]
    if (before && note.startSec - before.endSec <= REST_SEC) phrases.at(-1)!.push(note)
    else phrases.push([note])
  }
  return phrases
}
