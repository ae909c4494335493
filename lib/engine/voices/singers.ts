import { LANGUAGES, type Language } from '../lyrics/language/language.ts'
import type { Random } from '../random/random.ts'
import type { SpeechSource } from '../speech/source.ts'
import { type F0Control, SINGERS_F0 } from './f0-control.ts'
import { PLAIN_VOICE, type VoiceModel } from './voice-model.ts'

export type Gender = 'm' | 'f'

/** How a voice sounds, in a few words for people who choose one; an interface says them in its own language. */
export type SingerManner =
  | 'clear and open'
  | 'firm and even'
  | 'high, light and bright'
  | 'low and warm'
  | 'soft, with much breath'
  | 'young and plain'
  | 'deep and dark'
  | 'broad and earthy'
  | 'high and tender'
  | 'high and keen'
  | 'clear and bright'
  | 'light and airy'

export type Singer = {
  /** Unique; what a score names. A bird or a plant. */
  readonly name: string
  readonly gender: Gender
  readonly manner: SingerManner
  readonly languages: readonly Language[]
  readonly source: SpeechSource
  readonly model: VoiceModel
  /** How the pitch moves. */
  readonly f0: F0Control
  /** MIDI notes between which the voice is at ease. */
  readonly range: { readonly low: number; readonly high: number }
}

const ENGLISH: readonly Language[] = ['en']
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en')
const RMS: SpeechSource = { engine: 'flite', voice: 'rms' }
const AWB: SpeechSource = { engine: 'flite', voice: 'awb' }
const SLT: SpeechSource = { engine: 'flite', voice: 'slt' }
const KLATT_HIGH: SpeechSource = { engine: 'espeak', variant: 'klatt6', pitchPercent: 75 }
const KLATT_LOW: SpeechSource = { engine: 'espeak', variant: 'klatt6', pitchPercent: 50 }
const M3: SpeechSource = { engine: 'espeak', variant: 'm3', pitchPercent: 50 }
const F2: SpeechSource = { engine: 'espeak', variant: 'f2', pitchPercent: 50 }

/** Of the singers that fit the first is the favourite. */
export const SINGERS: readonly Singer[] = [
  {
    name: 'wren',
    gender: 'f',
    manner: 'clear and open',
    languages: ENGLISH,
    source: RMS,
    model: {
      ...PLAIN_VOICE,
      formantScale: 1.15,
      highFormantScale: 1.03,
      tiltDbPerOctave: -1,
      fundamentalGainDb: -3,
      ringGainDb: 4,
      ringHz: 3000,
      airGainDb: 4.5,
      breathDb: -4,
      vibratoCents: 36,
    },
    f0: SINGERS_F0.wren,
    range: { low: 55, high: 72 },
  },
  {
    name: 'alder',
    gender: 'm',
    manner: 'firm and even',
    languages: ENGLISH,
    source: RMS,
    model: { ...PLAIN_VOICE, tiltDbPerOctave: 2.5, ringGainDb: 5, vibratoCents: 30 },
    f0: SINGERS_F0.alder,
    range: { low: 47, high: 65 },
  },
  {
    name: 'linnet',
    gender: 'f',
    manner: 'high, light and bright',
    languages: ENGLISH,
    source: RMS,
    model: {
      ...PLAIN_VOICE,
      formantScale: 1.2,
      lowFormantScale: 0.95,
      highFormantScale: 1.07,
      tiltDbPerOctave: -1.5,
      fundamentalGainDb: -0.5,
      ringGainDb: 2,
      ringHz: 3100,
      formantContrast: 1.25,
      airGainDb: 5.5,
      vibratoCents: 26,
    },
    f0: SINGERS_F0.linnet,
    range: { low: 58, high: 76 },
  },
  {
    name: 'sorrel',
    gender: 'f',
    manner: 'low and warm',
    languages: ENGLISH,
    source: RMS,
    model: {
      ...PLAIN_VOICE,
      formantScale: 1.08,
      highFormantScale: 0.96,
      tiltDbPerOctave: -1,
      fundamentalGainDb: 4,
      ringGainDb: 3,
      ringHz: 2700,
      vibratoCents: 42,
    },
    f0: SINGERS_F0.sorrel,
    range: { low: 53, high: 70 },
  },
  {
    name: 'yarrow',
    gender: 'f',
    manner: 'soft, with much breath',
    languages: ENGLISH,
    source: AWB,
    model: {
      ...PLAIN_VOICE,
      formantScale: 1.17,
      tiltDbPerOctave: 0.5,
      fundamentalGainDb: 3,
      airGainDb: 4,
      breathDb: 8,
      vibratoCents: 22,
    },
    f0: SINGERS_F0.yarrow,
    range: { low: 55, high: 73 },
  },
  {
    name: 'siskin',
    gender: 'f',
    manner: 'young and plain',
    languages: ENGLISH,
    source: RMS,
    model: {
      ...PLAIN_VOICE,
      formantScale: 1.12,
      highFormantScale: 1.04,
      tiltDbPerOctave: 3,
      fundamentalGainDb: 6,
      ringGainDb: 1,
      ringHz: 3200,
      airGainDb: 1,
      vibratoCents: 20,
    },
    f0: SINGERS_F0.siskin,
    range: { low: 55, high: 73 },
  },
  {
    name: 'cedar',
    gender: 'm',
    manner: 'deep and dark',
    languages: ENGLISH,
    source: RMS,
    model: {
      ...PLAIN_VOICE,
      formantScale: 0.92,
      tiltDbPerOctave: 1,
      fundamentalGainDb: 3,
      ringGainDb: 4,
      ringHz: 2600,
      vibratoCents: 33,
    },
    f0: SINGERS_F0.cedar,
    range: { low: 41, high: 59 },
  },
  {
    name: 'bracken',
    gender: 'm',
    manner: 'broad and earthy',
    languages: ENGLISH,
    source: AWB,
    model: {
      ...PLAIN_VOICE,
      formantScale: 0.98,
      tiltDbPerOctave: 0.5,
      ringGainDb: 4,
      ringHz: 2800,
      formantContrast: 1.15,
      vibratoCents: 46,
    },
    f0: SINGERS_F0.bracken,
    range: { low: 45, high: 63 },
  },
  {
    name: 'plover',
    gender: 'm',
    manner: 'high and tender',
    languages: ENGLISH,
    source: SLT,
    model: {
      ...PLAIN_VOICE,
      formantScale: 0.9,
      tiltDbPerOctave: 1.5,
      ringGainDb: 3,
      ringHz: 3000,
      airGainDb: 3,
      breathDb: 4,
      vibratoCents: 25,
    },
    f0: SINGERS_F0.plover,
    range: { low: 50, high: 69 },
  },
  {
    name: 'teal',
    gender: 'm',
    manner: 'high and keen',
    languages: ENGLISH,
    source: RMS,
    model: {
      ...PLAIN_VOICE,
      formantScale: 1.06,
      tiltDbPerOctave: 3,
      ringGainDb: 6,
      ringHz: 3000,
      nasalDepthDb: 3,
      formantContrast: 1.1,
      vibratoCents: 40,
    },
    f0: SINGERS_F0.teal,
    range: { low: 50, high: 69 },
  },
  {
    name: 'iris',
    gender: 'f',
    manner: 'clear and bright',
    languages: OTHER_LANGUAGES,
    source: KLATT_HIGH,
    model: {
      ...PLAIN_VOICE,
      formantScale: 1.14,
      tiltDbPerOctave: 1,
      ringGainDb: 4,
      ringHz: 3100,
      airGainDb: 2,
      vibratoCents: 31,
    },
    f0: SINGERS_F0.iris,
    range: { low: 57, high: 74 },
  },
  {
    name: 'basil',
    gender: 'm',
    manner: 'firm and even',
    languages: OTHER_LANGUAGES,
    source: KLATT_LOW,
    model: { ...PLAIN_VOICE, tiltDbPerOctave: 1.5, ringGainDb: 5, airGainDb: 2, vibratoCents: 38 },
    f0: SINGERS_F0.basil,
    range: { low: 47, high: 65 },
  },
  {
    name: 'clover',
    gender: 'f',
    manner: 'low and warm',
    languages: OTHER_LANGUAGES,
    source: M3,
    model: {
      ...PLAIN_VOICE,
      formantScale: 1.12,
      fundamentalGainDb: 3,
      ringGainDb: 3,
      ringHz: 2700,
      breathDb: 3,
      vibratoCents: 32,
    },
    f0: SINGERS_F0.clover,
    range: { low: 53, high: 70 },
  },
  {
    name: 'larch',
    gender: 'm',
    manner: 'deep and dark',
    languages: OTHER_LANGUAGES,
    source: KLATT_LOW,
    model: {
      ...PLAIN_VOICE,
      formantScale: 0.9,
      tiltDbPerOctave: -0.5,
      fundamentalGainDb: 3,
      ringGainDb: 4,
      ringHz: 2600,
      vibratoCents: 27,
    },
    f0: SINGERS_F0.larch,
    range: { low: 41, high: 59 },
  },
  {
    name: 'aster',
    gender: 'f',
    manner: 'light and airy',
    languages: OTHER_LANGUAGES,
    source: F2,
    model: {
      ...PLAIN_VOICE,
      formantScale: 1.04,
      tiltDbPerOctave: 2,
      ringGainDb: 3,
      ringHz: 3300,
      airGainDb: 3,
      breathDb: 3,
      vibratoCents: 22,
    },
    f0: SINGERS_F0.aster,
    range: { low: 57, high: 75 },
  },
  {
    name: 'thistle',
    gender: 'm',
    manner: 'high and keen',
    languages: OTHER_LANGUAGES,
    source: M3,
    model: { ...PLAIN_VOICE, formantScale: 1.05, tiltDbPerOctave: 2, ringGainDb: 5, ringHz: 3000, vibratoCents: 34 },
    f0: SINGERS_F0.thistle,
    range: { low: 50, high: 68 },
  },
]

export type WantedSinger = {
  readonly gender: Gender
  readonly language: Language
  /** Words of manners that somebody asked for; whoever has most of them sings. */
  readonly requested?: readonly string[]
  /** Words of manners that suit the song: who has one is drawn more often. */
  readonly suited?: readonly string[]
  /** The name of somebody else who sings already. */
  readonly besides?: string
  /** Draws the favourite for every other song, the others for the rest; without it the favourite sings. */
  readonly random?: Random
}

/** How much likelier a singer is whose manner suits the song. */
const SUITED = 3

/** Throws RangeError when nobody of the gender sings the language. */
export function singerFor({ gender, language, requested = [], suited = [], besides, random }: WantedSinger): Singer {
  const able = SINGERS.filter(
    (one) => one.gender === gender && one.languages.includes(language) && one.name !== besides,
  )
  const most = Math.max(0, ...able.map((one) => sharedWords(one, requested)))
  const [favourite, ...others] = able.filter((one) => sharedWords(one, requested) === most)
  if (!favourite) throw new RangeError(`No ${gender} singer for "${language}"`)
  if (!random || others.length === 0 || random.chance(0.5)) return favourite
  return random.weighted(others.map((one) => [one, sharedWords(one, suited) > 0 ? SUITED : 1]))
}

function sharedWords({ manner }: Singer, words: readonly string[]): number {
  return manner.split(/\W+/).filter((word) => words.includes(word)).length
}

/** Throws RangeError when no singer has the name. */
export function singerNamed(name: string): Singer {
  const singer = SINGERS.find((one) => one.name === name)
  if (!singer) throw new RangeError(`No singer named "${name}"`)
  return singer
}
