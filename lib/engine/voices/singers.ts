import { LANGUAGES, type Language } from '../lyrics/language.ts'
import type { SpeechSource } from '../speech/source.ts'
import { PLAIN_VOICE, type VoiceModel } from './voice-model.ts'

export type Gender = 'm' | 'f'

export type Singer = {
  /** Unique; what a score names. */
  readonly name: string
  readonly gender: Gender
  readonly languages: readonly Language[]
  readonly source: SpeechSource
  readonly model: VoiceModel
  /** MIDI notes between which the voice is at ease. */
  readonly range: { readonly low: number; readonly high: number }
}

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en')
const FEMALE_RANGE = { low: 57, high: 74 }
const MALE_RANGE = { low: 47, high: 65 }

/** The first singer that fits is taken, so favourites stand first. */
export const SINGERS: readonly Singer[] = [
  {
    name: 'wren',
    gender: 'f',
    languages: ['en'],
    source: { engine: 'flite', voice: 'rms' },
    model: { ...PLAIN_VOICE, formantScale: 1.15, tiltDbPerOctave: 1.5, ringGainDb: 4, ringHz: 3100, airGainDb: 2 },
    range: FEMALE_RANGE,
  },
  {
    name: 'alder',
    gender: 'm',
    languages: ['en'],
    source: { engine: 'flite', voice: 'rms' },
    model: { ...PLAIN_VOICE, tiltDbPerOctave: 2.5, ringGainDb: 5 },
    range: MALE_RANGE,
  },
  {
    name: 'iris',
    gender: 'f',
    languages: OTHER_LANGUAGES,
    source: { engine: 'espeak', variant: 'klatt6', pitchPercent: 75 },
    model: { ...PLAIN_VOICE, formantScale: 1.14, tiltDbPerOctave: 1, ringGainDb: 4, ringHz: 3100, airGainDb: 2 },
    range: FEMALE_RANGE,
  },
  {
    name: 'basil',
    gender: 'm',
    languages: OTHER_LANGUAGES,
    source: { engine: 'espeak', variant: 'klatt6', pitchPercent: 50 },
    model: { ...PLAIN_VOICE, tiltDbPerOctave: 1.5, ringGainDb: 5, airGainDb: 2 },
    range: MALE_RANGE,
  },
]

export function singerFor({ gender, language }: { gender: Gender; language: Language }): Singer {
  const singer = SINGERS.find((one) => one.gender === gender && one.languages.includes(language))
  if (!singer) throw new RangeError(`No ${gender} singer for "${language}"`)
  return singer
}

/** Throws RangeError when no singer has the name. */
export function singerNamed(name: string): Singer {
  const singer = SINGERS.find((one) => one.name === name)
  if (!singer) throw new RangeError(`No singer named "${name}"`)
  return singer
}
