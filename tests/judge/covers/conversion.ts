import type { CatalogueVoice } from '#lib/catalog/voices/catalogue-voice.ts'
import { REGISTERS, type Register } from '#lib/catalog/voices/registers.ts'
import { convertVocals, type Part, takeApart } from '#lib/engine/covers.ts'
import { createRandom, type Random } from '#lib/engine/random/random.ts'
import { SAMPLE_RATE } from '#lib/engine/sound.ts'
import { loadSeparation } from '#server/assets/separation.ts'
import { loadVoices } from '#server/assets/voices.ts'
import { worst as highest, type Named } from '../rows.ts'
import type { CoverPlan, Line } from './lines.ts'
import { FIXED_MIXES, type Mix, type MixSet, middle, wholeSongs } from './mixes.ts'
import { partOf, planes } from './parts.ts'
import { bandPowers, thirdOctavesDb } from './spectrum.ts'

/** Level is measured in windows of this length. */
const WINDOW = 2048
/** Levels against the voice's loud windows: above the first it surely sings, below the second it is silent. */
const SINGS_DB = -30
const SILENT_DB = -50
const LOUD = 0.95
/** On both sides of where an edge was. */
const EDGE_HZ = [
  [7000, 7900],
  [8100, 9000],
] as const
const NOT_A_SOUND = 1e-12

type Cover = {
  /** Level of the new voice where nobody sings, against where somebody does, in the cover of a recording. */
  readonly leakDb: number
  /** The same in the cover of a song made here, whose parts are at hand. */
  readonly ownLeakDb: number
  /** Share of the voice's energy, while it surely sings, in windows in which the cover is silent. */
  readonly lost: number
  /** Step in the spectrum of the accompaniment at 8 kHz that the song's own accompaniment does not have. */
  readonly edgeDb: number
  /** How far two voices from both ends of the catalogue are apart. */
  readonly apartDb: number
}

/** What covers of whole songs of ours are like beside the true voice and accompaniment. */
export async function judgeConversion({ short }: CoverPlan): Promise<Line[]> {
  const [{ lyrics, songs }] = FIXED_MIXES as [MixSet]
  const covers: (readonly [name: string, cover: Cover])[] = []
  for await (const mix of wholeSongs({ lyrics, songs: short ? songs.slice(0, 1) : songs })) {
    covers.push([mix.name, await cover(mix, createRandom(`far voices ${mix.name}`))])
  }
  const row = (what: string, of: (cover: Cover) => number, bar: Omit<Line, 'what' | 'figure'>): Line => {
    const values: Named<number> = covers.map(([name, one]) => [name, of(one)])
    const sign = bar.pass.least === undefined ? 1 : -1
    const { value, note } = highest(values.map(([name, one]) => [name, sign * one]))!
    const mean = values.reduce((sum, [, one]) => sum + one, 0) / values.length
    return {
      what,
      ...bar,
      figure: { value: sign * value, note: `${note}, of ${values.length}; mean ${mean.toFixed(bar.digits)}` },
    }
  }
  return [
    row('cover: new voice while nobody sings against while somebody does, dB', ({ leakDb }) => leakDb, {
      pass: { most: -25 },
      aim: { most: -35 },
      digits: 1,
    }),
    row('the same in covers of songs made here, dB', ({ ownLeakDb }) => ownLeakDb, {
      pass: { most: -25 },
      aim: { most: -35 },
      digits: 1,
    }),
    row('cover: share of what is sung that stays silent', ({ lost }) => lost, {
      pass: { most: 0.02 },
      aim: { most: 0.005 },
      digits: 4,
    }),
    row('cover: edge of the accompaniment at 8 kHz, dB', ({ edgeDb }) => Math.abs(edgeDb), {
      pass: { most: 2 },
      aim: { most: 1 },
      digits: 1,
    }),
    row('cover: two far voices in third octaves, dB apart', ({ apartDb }) => apartDb, {
      pass: { least: 4 },
      aim: { least: 6 },
      digits: 1,
    }),
  ]
}

async function cover({ voice, backing }: Mix, random: Random): Promise<Cover> {
  const assets = await loadSeparation()
  const { fft } = assets
  const [left, right] = [0, 1].map((channel) => together(voice[channel]!, backing[channel]!)) as [
    Float32Array,
    Float32Array,
  ]
  const parts = takeApart({ sampleRate: SAMPLE_RATE, left, right }, assets)
  const sungBy = (vocals: Part, { name, model, register }: CatalogueVoice) => {
    const one = { name, model, baseFormantScale: REGISTERS[register].formantScale, from: 'catalogue' } as const
    return planes(convertVocals(vocals, { voice: one, semitones: 0, seed: 1 }, { fft }))[0]
  }
  const voices = loadVoices()
  const anyOf = (register: Register) => random.fork(register).pick(voices.filter((one) => one.register === register))
  const [bass, child] = [anyOf('bass'), anyOf('child')]
  const [low, high] = [sungBy(parts.vocals, bass), sungBy(parts.vocals, child)]
  const own = sungBy(partOf(voice), bass)
  const step = (samples: Float32Array) => {
    const [below, above] = bandPowers(fft, samples, EDGE_HZ) as [number, number]
    return decibels(below / above)
  }
  return {
    ...againstTruth(low, middle(voice)),
    ownLeakDb: againstTruth(own, middle(voice)).leakDb,
    edgeDb: step(planes(parts.instrumental)[0]) - step(backing[0]),
    apartDb: distance(thirdOctavesDb(fft, low), thirdOctavesDb(fft, high)),
  }
}

function againstTruth(sung: Float32Array, truth: Float32Array): Pick<Cover, 'leakDb' | 'lost'> {
  const [own, powers] = [windowPowers(truth), windowPowers(sung)]
  const loud = own.toSorted((one, other) => one - other)[Math.floor(LOUD * (own.length - 1))]!
  const sings = own.map((power) => decibels(power / loud) > SINGS_DB)
  const silent = own.map((power) => decibels(power / loud) < SILENT_DB)
  const mean = (values: readonly number[], which: readonly boolean[]) => {
    const chosen = values.filter((_, at) => which[at])
    return chosen.reduce((sum, power) => sum + power, 0) / chosen.length
  }
  const gone = powers.map((power, at) => sings[at]! && decibels(power / loud) < SILENT_DB)
  return {
    leakDb: decibels(mean(powers, silent) / mean(powers, sings)),
    lost: gone.some(Boolean)
      ? (mean(own, gone) * gone.filter(Boolean).length) / (mean(own, sings) * sings.filter(Boolean).length)
      : 0,
  }
}

function windowPowers(samples: Float32Array): number[] {
  return Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, at) => {
    const window = samples.subarray(at * WINDOW, (at + 1) * WINDOW)
    return window.reduce((sum, x) => sum + x * x, 0) / WINDOW
  })
}

/** Root mean square of the differences between two spectra of one level. */
function distance(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((value, band) => value - other[band]!)
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length
  return Math.sqrt(differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / differences.length)
}

/** As a file of 16 bits has it. */
const together = (one: Float32Array, other: Float32Array) =>
  one.map((x, at) => Math.round((x + other[at]!) * 32_767) / 32_767)

const decibels = (power: number) => 10 * Math.log10(power + NOT_A_SOUND)
