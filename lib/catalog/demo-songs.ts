import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import type { SongVisuals } from '#lib/schemas/song.ts'
import facts from './demo-facts.json' with { type: 'json' }
import { COVER_SONGS } from './demos/cover-songs.ts'
import type { DemoSong } from './demos/demo-song.ts'
import { GENRE_SONGS } from './demos/genre-songs.ts'
import { LANDING_SONGS } from './demos/landing-songs.ts'
import { LANGUAGE_SONGS } from './demos/language-songs.ts'
import type { Genre } from './genres.ts'

/** The songs that visitors hear first. After changing one, make its files again: `npm run canto -- demos NAME`. */
export const DEMO_SONGS = { ...LANGUAGE_SONGS, ...LANDING_SONGS, ...GENRE_SONGS, ...COVER_SONGS }

export type DemoName = keyof typeof DEMO_SONGS

export const demoSong = (name: DemoName): DemoSong => DEMO_SONGS[name]

/** The song that pages of a language play first. */
export const firstSong = (language: InterfaceLanguage) => `open-window-${language}` as const satisfies DemoName

/** The songs of the landing page. */
export const SAMPLES = ['summer-vibes', 'midnight-drive', 'city-lights'] as const satisfies readonly DemoName[]

/** Two for each genre's page; the pages' texts speak of them in this order. */
export const GENRE_DEMOS: Readonly<Record<Genre, readonly [DemoName, DemoName]>> = {
  christmas: ['one-more-wooden-chair', 'keep-me-a-candle'],
  country: ['second-gear', 'closing-shift'],
  metal: ['the-bell-that-would-not-melt', 'a-mile-to-row'],
  love: ['your-left-pocket', 'pink-looks-good'],
  kpop: ['a-hundred-of-me', 'three-dots'],
  lofi: ['kettle-window-cat', 'night-bus-forty-one'],
  rap: ['flour-on-my-sleeves', 'my-sisters-coat'],
}

/** One song before and after, for the landing page. */
export const COVER_DEMOS = Object.keys(COVER_SONGS) as readonly (keyof typeof COVER_SONGS)[]

/** A sung line of a demo song. Each list has one number for each of the line's notes. */
export type TimedLine = {
  /**
   * The line's text with "·" between its syllables. A syllable on several notes has one more "·" behind it for each
   * further note.
   */
  readonly text: string
  /** Lines with the same number belong together. */
  readonly stanza: number
  /** Seconds from the start of the song. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** Semitones above the lowest note of the song. */
  readonly heights: readonly number[]
}

export type DemoFacts = {
  readonly title: string
  readonly seed: number
  readonly durationSec: number
  readonly visuals: SongVisuals
  readonly lines: readonly TimedLine[]
}

/** What pages draw of a demo song. */
export const demoFacts = (name: DemoName) => (facts as unknown as Readonly<Record<DemoName, DemoFacts>>)[name]
