import type { FileKind } from './entitlements.ts'

/** The files of a finished song or cover: the name in an address, and the kind of file that a plan must allow. */
type Files = Readonly<Record<string, FileKind | null>>

export const SONG_FILES = {
  mp3: 'mp3',
  wav: 'wav',
  vocals: 'stems',
  instrumental: 'stems',
  stems: 'stems',
  midi: 'midi',
  musicxml: 'musicxml',
  lrc: null,
} as const satisfies Files

export const COVER_FILES = {
  mp3: 'mp3',
  wav: 'wav',
  vocals: 'stems',
  instrumental: 'stems',
  original: 'stems',
} as const satisfies Files

/** A song that was only taken apart. People may download its parts on every plan, for their own use. */
export const SPLIT_FILES = { vocals: null, instrumental: null } as const satisfies Files

export type SongFile = keyof typeof SONG_FILES
export type CoverFile = keyof typeof COVER_FILES

/**
 * The kind of a stored file by its name. Null for files that every plan may export: MP3s, lyrics, and recordings that
 * people uploaded.
 */
export function kindOfStored(name: string): FileKind | null {
  if (name.endsWith('.mid')) return 'midi'
  if (name.endsWith('.musicxml')) return 'musicxml'
  if (name.endsWith('.zip')) return 'stems'
  if (!name.endsWith('.wav') || name.startsWith('original.')) return null
  return ['vocals.wav', 'instrumental.wav'].includes(name) ? 'stems' : 'wav'
}
