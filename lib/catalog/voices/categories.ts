/** The shelves of the gallery, in the order in which they are shown. */
export const VOICE_CATEGORIES = ['Cartoon', 'Rapper', 'Celebrity', 'Movie', 'Game', 'Anime', 'Music'] as const
export type VoiceCategory = (typeof VOICE_CATEGORIES)[number]
