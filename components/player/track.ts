import type { SongVisuals } from '#lib/schemas/song.ts'

/** Something that can be played. */
export type Track = {
  readonly id: string
  readonly audioUrl: string
  /** Where the finished song will be, when `audioUrl` is only its beginning. */
  readonly wholeUrl?: string
  readonly title: string
  readonly artist: string
  /** Where the title leads. */
  readonly path: string
  /** Seconds; null until the file says. */
  readonly duration: number | null
  readonly thumbnailUrl?: string
  /** Loudness as it goes, 0..255, where it is known. */
  readonly peaks?: readonly number[] | null
  /** The drawn picture's source where there is no image. */
  readonly visuals?: SongVisuals | null
}
