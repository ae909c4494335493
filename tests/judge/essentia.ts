import essentiaJs, { type Vector, type Vectors } from 'essentia.js'
import { samplesOf } from './ffmpeg.ts'

const essentia = new essentiaJs.Essentia(essentiaJs.EssentiaWASM)

export type DetectedKey = { readonly tonic: number; readonly mode: 'major' | 'minor' }

/** Numbers about the sound of a piece, by name: means and spreads of what essentia finds in every 46 ms. */
export type Features = Readonly<Record<string, number>>

const PITCH_CLASSES: Readonly<Record<string, number>> = {
  C: 0,
  'C#': 1,
  Db: 1,
  D: 2,
  'D#': 3,
  Eb: 3,
  E: 4,
  F: 5,
  'F#': 6,
  Gb: 6,
  G: 7,
  'G#': 8,
  Ab: 8,
  A: 9,
  'A#': 10,
  Bb: 10,
  B: 11,
}
const FRAME = 2048

/** Means and spreads of these; those that tell how loud a piece is are left out. */
const SPECTRAL = [
  ...['barkbands_kurtosis', 'barkbands_skewness', 'barkbands_spread', 'pitch_salience', 'spectral_complexity'],
  ...['spectral_crest', 'spectral_flatness_db', 'spectral_rolloff', 'spectral_strongpeak', 'zerocrossingrate'],
  ...['inharmonicity', 'oddtoevenharmonicenergyratio'],
]
const EQUAL_LOUDNESS = ['dissonance', 'spectral_centroid', 'spectral_kurtosis', 'spectral_skewness', 'spectral_spread']
const MFCCS = 13
const CONTRASTS = 6

export async function keyOf(file: string): Promise<DetectedKey> {
  return await listen(file, (samples) => {
    const { key, scale } = essentia.KeyExtractor(samples)
    return { tonic: PITCH_CLASSES[key]!, mode: scale }
  })
}

export async function featuresOf(file: string): Promise<Features> {
  return await listen(file, (samples) => {
    const low = essentia.LowLevelSpectralExtractor(samples, FRAME, FRAME)
    const eared = essentia.LowLevelSpectralEqloudExtractor(samples, FRAME, FRAME)
    const { danceability, dfa } = essentia.Danceability(samples)
    const { dynamicComplexity } = essentia.DynamicComplexity(samples)
    const { onsetRate, onsets } = essentia.OnsetRate(samples)
    const features: Record<string, number> = { danceability, dynamicComplexity, onsetRate }
    for (const name of SPECTRAL) note(features, name, numbers(low[name] as Vector))
    for (const name of EQUAL_LOUDNESS) note(features, name, numbers(eared[name] as Vector))
    // The first coefficient is loudness.
    for (let index = 1; index < MFCCS; index++) note(features, `mfcc${index}`, column(low.mfcc as Vectors, index))
    for (let index = 0; index < CONTRASTS; index++) {
      note(features, `contrast${index}`, column(eared.sccoeffs as Vectors, index))
    }
    for (const vector of [...Object.values(low), ...Object.values(eared), dfa, onsets]) vector.delete()
    return features
  })
}

/** What essentia hears in a file, mono. */
async function listen<Heard>(file: string, hear: (samples: Vector) => Heard): Promise<Heard> {
  const samples = essentia.arrayToVector(await samplesOf(file))
  try {
    return hear(samples)
  } finally {
    samples.delete()
  }
}

function note(features: Record<string, number>, name: string, values: readonly number[]): void {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  features[name] = mean
  features[`${name} spread`] = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

function numbers(vector: Vector): number[] {
  return Array.from({ length: vector.size() }, (_, index) => vector.get(index)).filter(Number.isFinite)
}

function column(vectors: Vectors, index: number): number[] {
  return Array.from({ length: vectors.size() }, (_, row) => {
    const vector = vectors.get(row)
    const value = vector.get(index)
    vector.delete()
    return value
  }).filter(Number.isFinite)
}
