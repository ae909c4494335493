import { readFileSync } from 'node:fs'
import toneMidi from '@tonejs/midi'
import type { Score } from '#lib/engine/sound.ts'
import type { UnreadRequest } from '#server/ports/music.ts'
import { onsetsOf, tempoOf } from './aubio.ts'
import { type DetectedKey, type Features, featuresOf, keyOf } from './essentia.ts'
import { type Loudness, loudnessOf } from './ffmpeg.ts'
import { requestOf, type Song } from './studio.ts'

/** What the judges hear in a piece without words, beside what its score says. */
export type PieceMeasurements = {
  readonly style: string
  readonly seed: number
  readonly mp3: Loudness
  readonly key: { readonly heard: DetectedKey; readonly written: DetectedKey }
  /** Null without drums. */
  readonly tempo: { readonly measuredBpm: number; readonly writtenBpm: number } | null
  /** How far each onset that is heard lies from the nearest note of the MIDI file; only for pieces with drums. */
  readonly onsetsOffMs: readonly number[]
  /** Features that tell styles and moods apart; only a few where the run does not tell them. */
  readonly features: Features
}

const LENGTH_SEC = 45
/** An onset farther than this from any note is an artefact of the onset detector, such as a second swell of a chord. */
const SAME_ONSET_SEC = 0.05

export function pieceRequest(style: string, seed: number): UnreadRequest {
  return requestOf({ style, seed, instrumental: true, lengthSec: LENGTH_SEC, title: 'A Piece' })
}

export async function measurePiece(song: Song, { tellsStyles = true } = {}): Promise<PieceMeasurements> {
  const { score, request } = song
  const file = song.file('song.wav')
  const hasDrums = score.tracks.some(({ stem, notes }) => stem === 'drums' && notes.length > 0)
  const measuredBpm = await tempoOf(file)
  const mp3 = await loudnessOf(song.file('song.mp3'))
  const features = tellsStyles ? await featuresOf(file) : {}
  return {
    style: request.style,
    seed: request.seed,
    mp3,
    key: { heard: await keyOf(file), written: writtenKey(score) },
    tempo: hasDrums ? { measuredBpm, writtenBpm: score.tempoBpm } : null,
    onsetsOffMs: hasDrums ? await onsetsOff(song) : [],
    features: { ...features, tempo: measuredBpm || 0, loudness: mp3.lufs, loudnessRange: mp3.rangeLu },
  }
}

function writtenKey({ key }: Score): DetectedKey {
  return { tonic: key.tonic, mode: key.mode === 'major' || key.mode === 'mixolydian' ? 'major' : 'minor' }
}

async function onsetsOff(song: Song): Promise<number[]> {
  const midi = new toneMidi.Midi(readFileSync(song.file('song.mid')))
  const notes = midi.tracks.flatMap((track) => track.notes.map(({ time }) => time)).sort((a, b) => a - b)
  return (await onsetsOf(song.file('song.wav'))).flatMap((onset) => {
    const off = Math.min(...notes.map((note) => Math.abs(note - onset)))
    return off < SAME_ONSET_SEC ? [1000 * off] : []
  })
}

/** Octave errors count as right: whoever claps along claps at half or double time. */
export function isTempoRight({ measuredBpm, writtenBpm }: { measuredBpm: number; writtenBpm: number }): boolean {
  return [0.5, 1, 2].some((octave) => Math.abs((measuredBpm * octave) / writtenBpm - 1) < 0.03)
}

export function isKeyRight({ heard, written }: PieceMeasurements['key']): boolean {
  return heard.tonic === written.tonic && heard.mode === written.mode
}
