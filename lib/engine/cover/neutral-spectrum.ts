/**
 * Mean envelope of the neutral singer's voiced sounds: octaves from 1 kHz, and decibels of power a hertz, in third octaves.
 * scripts/learn-neutral-spectrum.ts measures it anew.
 */
export const NEUTRAL_SPECTRUM: readonly (readonly [octaves: number, db: number])[] = [
  [-3.333, 27.3],
  [-3, 27.4],
  [-2.667, 27.6],
  [-2.333, 27.8],
  [-2, 27.8],
  [-1.667, 26.5],
  [-1.333, 23.8],
  [-1, 22.4],
  [-0.667, 13.2],
  [-0.333, 1.3],
  [0, 0.0],
  [0.333, 2.8],
  [0.667, 2.1],
  [1, -1.6],
  [1.333, 1.0],
  [1.667, -6.8],
  [2, -5.3],
  [2.333, -14.1],
  [2.667, -14.9],
  [3, -19.7],
  [3.333, -23.0],
  [3.667, -25.3],
  [4, -27.3],
  [4.333, -28.3],
]
