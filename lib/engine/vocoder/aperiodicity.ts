import { throughPoints } from '../dsp/interpolate.ts'

/** Share of noise in clean voiced speech, in decibels of power: a fixed profile serves speech from a synthesiser. */
const VOICED_DB: readonly (readonly [hz: number, db: number])[] = [
  [0, -40],
  [1000, -30],
  [3000, -15],
  [6000, -8],
  [12_000, -3],
  [20_000, -1.5],
]

/** Noise in the voiced spectrum as a share of power, 0..1, for `bins` frequencies from 0 Hz to half the rate. */
export function noiseShare(bins: number, sampleRate: number, breathDb = 0): Float32Array {
  return Float32Array.from({ length: bins }, (_, bin) => {
    const hz = (bin * sampleRate) / (2 * (bins - 1))
    const breath = breathDb * Math.min(1, Math.max(0, (hz - 800) / 2500))
    return Math.min(0.98, 10 ** ((throughPoints(VOICED_DB, hz) + breath) / 10))
  })
}
