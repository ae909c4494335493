/** Amplitude ratio of a level in decibels. */
export const gainOf = (db: number): number => 10 ** (db / 20)

/** Level in decibels of an amplitude ratio; −Infinity for 0. */
export const decibelsOf = (gain: number): number => 20 * Math.log10(gain)
