import type { InstrumentName } from '../../instruments/registry.ts'
import type { GenreName, MoodName } from '../../score/names.ts'
import type { Mode, PitchClass } from '../../score/score.ts'
import type { Lanes } from '../styles/profile.ts'
import { keyIn } from './keys.ts'
import type { Meaning } from './meaning.ts'
import { FILLERS, VOCABULARY } from './vocabulary.ts'

/** What free words ask of a song, as far as the engine understands them. */
export type MusicAttributes = {
  readonly styles: readonly GenreName[]
  readonly mood: MoodName | null
  readonly tempoBpm: number | null
  readonly tempoFactor: number
  /** Tempi of a genre that is no style of its own, in beats a minute. */
  readonly tempi: readonly [low: number, high: number] | null
  readonly tonic: PitchClass | null
  readonly mode: Mode | null
  readonly beatsPerBar: number | null
  readonly energy: number
  readonly voice: 'm' | 'f' | null
  /** Two sing. */
  readonly isDuet: boolean
  /** Words of the singers' manners. */
  readonly manners: readonly string[]
  readonly instruments: readonly InstrumentName[]
  readonly percussion: Lanes
  /** Instruments that would be odd in the genre. */
  readonly without: readonly string[]
  /** Words that mean nothing to the engine. */
  readonly notUnderstood: readonly string[]
}

/** Tempi at which music can still be played and sung; anything else is a number of something else. */
const TEMPO_BPM = { low: 40, high: 220 }
export const TEMPO = /(\d{2,3})\s*bpm\b|\bbpm\s*(\d{2,3})/
const MOST_WORDS = 4

/** Reads phrases such as "dreamy synthwave", "96 bpm", "A minor", "3/4", "female voice". */
export function readAttributes(phrases: readonly string[]): MusicAttributes {
  const meanings: Meaning[] = []
  const notUnderstood: string[] = []
  let tempoBpm: number | null = null
  let tonic: PitchClass | null = null
  for (const phrase of phrases) {
    let rest = phrase.toLowerCase()
    const take = (pattern: RegExp) => {
      const found = pattern.exec(rest)
      if (found) rest = rest.replace(found[0], ' ')
      return found
    }
    const tempo = Number(take(TEMPO)?.slice(1).find(Boolean))
    if (tempo >= TEMPO_BPM.low && tempo <= TEMPO_BPM.high) tempoBpm = tempo
    const meter = take(/\b([34])\/4\b/)
    if (meter) meanings.push({ beatsPerBar: Number(meter[1]) })
    const named = keyIn(rest)
    if (named) {
      rest = rest.replace(named.words, ' ')
      tonic = named.key.tonic
      meanings.push({ mode: named.key.mode })
    }
    const words = wordsOf(rest)
    for (let at = 0; at < words.length; ) {
      const { meaning, length } = longestMeaning(words, at)
      if (meaning) meanings.push(meaning)
      else if (!FILLERS.has(words[at]!) && !notUnderstood.includes(words[at]!)) notUnderstood.push(words[at]!)
      at += length
    }
  }
  return { ...together(meanings), tempoBpm, tonic, notUnderstood }
}

export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}&]+/gu) ?? []

export function longestMeaning(words: readonly string[], at: number): { meaning?: Meaning; length: number } {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const meaning = VOCABULARY.get(words.slice(at, at + length).join(' '))
    if (meaning) return { meaning, length }
  }
  return { length: 1 }
}

/** Of what can be but once, the first counts. */
function together(meanings: readonly Meaning[]): Omit<MusicAttributes, 'tempoBpm' | 'tonic' | 'notUnderstood'> {
  const first = <Name extends keyof Meaning>(name: Name) =>
    meanings.find((one) => one[name] !== undefined)?.[name] ?? null
  return {
    styles: [...new Set(meanings.flatMap(({ style }) => style ?? []))],
    mood: first('mood'),
    mode: first('mode'),
    beatsPerBar: first('beatsPerBar'),
    voice: first('voice'),
    isDuet: first('isDuet') ?? false,
    manners: first('manners') ?? [],
    tempoFactor: meanings.reduce((product, { tempoFactor = 1 }) => product * tempoFactor, 1),
    tempi: first('tempi'),
    without: meanings.flatMap(({ without = [] }) => without),
    energy: meanings.reduce((sum, { energy = 0 }) => sum + energy, 0),
    instruments: [...new Set(meanings.flatMap(({ instruments = [] }) => instruments))],
    percussion: Object.assign({}, ...meanings.map(({ percussion }) => percussion)),
  }
}
