/** The choices that a request may make, spelled as they are stored and sent. Screens translate them. */
export const STYLES = [
  ...(['Pop', 'Folk', 'R&B', 'Hip-hop', 'Urban', 'Rock', 'Jazz', 'Electronic'] as const),
  ...(['Classical', 'Disco', 'Reggae', 'Blues', 'Country', 'Experimental', 'World', 'Ethnic'] as const),
] as const

export type StyleName = (typeof STYLES)[number]

/** All that a style string may name: the styles, and the genres beside them that screens do not list. */
export const GENRES = [...STYLES, 'Christmas', 'Metal', 'Love', 'K-pop', 'Lo-fi', 'Rap'] as const

export type GenreName = (typeof GENRES)[number]

export const MOODS = [
  ...(['Relaxed', 'Happy', 'Energetic', 'Romantic', 'Sad', 'Angry'] as const),
  ...(['Inspired', 'Warm', 'Passionate', 'Joyful', 'Longing'] as const),
] as const

export type MoodName = (typeof MOODS)[number]

export const SCENARIOS = [
  ...(['Coffee shop', 'Solitary walk', 'Travel', 'Sunset by the sea', 'Quiet evening'] as const),
  ...(['Late-night bar', 'Urban romance', 'City nightlife', 'Rainy night', 'Sunlit Shores'] as const),
] as const

export type ScenarioName = (typeof SCENARIOS)[number]
