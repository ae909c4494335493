import type { InterfaceLanguage } from '#lib/i18n/languages.ts'

/** A song that strangers hear before they write one, with all that the engine needs to make it. */
export type DemoSong = {
  readonly title: string
  /** English where none is named. */
  readonly language?: InterfaceLanguage
  readonly style: string
  readonly mood?: string
  readonly voice: 'f' | 'm'
  readonly seed: number
  /** Seconds that the whole song should last; where none stand, its chorus alone is made. */
  readonly lengthSec?: number
  readonly lyrics: string
  /** The voice of the gallery that it is sung in anew, and how far that moves it. */
  readonly cover?: { readonly slug: string; readonly name: string; readonly semitones: number }
}
