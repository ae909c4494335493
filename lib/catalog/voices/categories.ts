/** The shelves of the gallery, in the order in which they are shown. */
export const VOICE_CATEGORIES = ['Cartoon', 'Rapper', 'Celebrity', 'Movie', 'Game', 'Anime', 'Music'] as const
export type VoiceCategory = (typeof VOICE_CATEGORIES)[number]

/** The most audible traits of voices, in the words of their tags. */
export const CHARACTERS = [
  ...['large', 'small', 'dark', 'bright', 'soft', 'lean', 'clear', 'hazy', 'breathy', 'dense', 'airy', 'velvety'],
  ...['ringing', 'plain', 'rounded', 'forward', 'nasal'],
] as const
