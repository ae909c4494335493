/** From which key to which one a recording is played louder than it is stored, or softer if negative, in decibels. */
export type KeyGains = readonly (readonly [lowestKey: number, highestKey: number, db: number])[]

/** The gain of one key in decibels; 0 where none is listed. */
export const keyGainDb = (gains: KeyGains, key: number): number =>
  gains.find(([lowest, highest]) => lowest <= key && key <= highest)?.[2] ?? 0
