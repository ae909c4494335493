import type { Lanes } from '../styles/profile.ts'

/** Two beats each, of which the last beat, or less, can stand alone. */
export const FILLS: readonly Lanes[] = [
  { snare: 'x.xxX...', highTom: '....x.x.', lowTom: '......xX' },
  { snare: 'o.o.xxXX', kick: 'x...x...' },
  { highTom: 'xx......', midTom: '..xx....', lowTom: '....xx..', snare: '......XX' },
  { snare: 'X..x..X.', kick: '..x..x..', lowTom: '.......x' },
  { snare: 'gogoxxxX' },
  { kick: 'x...x...', snare: '..x...xX', midTom: '.....x..' },
  { highTom: 'X..x....', lowTom: '.....xX.', snare: '....x..X' },
]
