/**
 * Mean envelope of the neutral singer's voiced sounds: octaves from 1 kHz, and decibels of power a hertz, in third octaves.
 * scripts/learn-neutral-spectrum.ts measures it anew.
 */
export const NEUTRAL_SPECTRUM: readonly (readonly [octaves: number, db: number])[] = [
  [-3.333, 28.7],
  [-3, 28.9],
  [-2.667, 29.1],
  [-2.333, 29.2],
  [-2, 29.2],
  [-1.667, 28.1],
  [-1.333, 26.0],
  [-1, 25.4],
  [-0.667, 15.7],
  [-0.333, 0.9],
  [0, 0.0],
  [0.333, 4.9],
  [0.667, 4.4],
  [1, 0.2],
  [1.333, 2.9],
  [1.667, -4.9],
  [2, -4.1],
  [2.333, -13.7],
  [2.667, -13.8],
  [3, -19.6],
  [3.333, -23.9],
  [3.667, -28.6],
  [4, -33.5],
  [4.333, -37.6],
]
