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
  /** Length of the whole song in seconds. Without it only the chorus is made. */
  readonly lengthSec?: number
  readonly lyrics: string
  /** For a cover: the gallery voice that sings the song anew, and by how many semitones the melody is moved. */
  readonly cover?: { readonly slug: string; readonly name: string; readonly semitones: number }
}
