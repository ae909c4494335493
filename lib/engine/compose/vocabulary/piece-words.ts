/** What pieces of music are called after, as a pattern: "piano piece", "synth loop". */
export const PLAYED_BY = '(?:piano|guitar|cello|violin|harp|flute|organ|string|orchestral|ambient|synth)'
