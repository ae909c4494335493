import type { FileKind } from './entitlements.ts'

/** What can be kept of a finished work: by the name that addresses give each file, the kind that plans speak of. */
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

/** A song that was only taken apart: for everybody's own use, on every plan. */
export const SPLIT_FILES = { vocals: null, instrumental: null } as const satisfies Files

export type SongFile = keyof typeof SONG_FILES
export type CoverFile = keyof typeof COVER_FILES

/**
 * The kind of a stored file by its name; null for what is everybody's own to take along on every plan: MP3s, words, and
 * recordings that they brought.
 */
export function kindOfStored(name: string): FileKind | null {
  if (name.endsWith('.mid')) return 'midi'
  if (name.endsWith('.musicxml')) return 'musicxml'
  if (name.endsWith('.zip')) return 'stems'
  if (!name.endsWith('.wav') || name.startsWith('original.')) return null
  return ['vocals.wav', 'instrumental.wav'].includes(name) ? 'stems' : 'wav'
}
