/** What long work reports and obeys. */
export type TaskOptions<Name = Stage> = {
  readonly signal?: AbortSignal
  /** `fraction` of the named stage that is done, 0..1, from work really finished. */
  readonly onProgress?: (stage: Name, fraction: number) => void
  /** An MP3 of the beginning, as soon as that is played; it is only made when somebody listens. */
  readonly onPreview?: (mp3: Uint8Array<ArrayBuffer>) => void
  /** The song's WAV file, piece by piece in order: whole, that of a long song would take as much memory as a stem. */
  readonly onWav?: (piece: Uint8Array<ArrayBuffer>) => void
}

export const STAGES = ['lyrics', 'compose', 'play', 'master', 'encode'] as const

export type Stage = (typeof STAGES)[number]

export const COVER_STAGES = ['fetch', 'decode', 'separate', 'convert', 'master', 'encode'] as const

export type CoverStage = (typeof COVER_STAGES)[number]
