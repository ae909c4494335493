/** Amplitude ratio of a level in decibels. */
export const gainOf = (db: number): number => 10 ** (db / 20)

/** Level in decibels of an amplitude ratio; −Infinity for 0. */
export const decibelsOf = (gain: number): number => 20 * Math.log10(gain)

/** Natural logarithm of a power ratio for each decibel. */
export const LN_PER_DB = Math.LN10 / 10

/** Decibels for each step of 1 in the natural logarithm of a power ratio. */
export const DB_PER_LN = 10 / Math.LN10
